// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The position of a view relative to the visible region of a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible region.
  case topLeading
  /// In the visible region.
  case identity
  /// After the visible region.
  case bottomTrailing

  /// Whether the view is in the visible region.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the visible region, 0 inside it, and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a scroll transition follows the scroll position.
public struct ScrollTransitionConfiguration: Sendable {
  /// Animates between phases.
  public static let animated = ScrollTransitionConfiguration()
  /// Interpolates between phases.
  public static let interactive = ScrollTransitionConfiguration()
  /// Applies no transition.
  public static let identity = ScrollTransitionConfiguration()
}

/// A change to the appearance of a view that does not affect its layout.
public protocol VisualEffect: Sendable {
  /// The modifiers to apply to the view, in order.
  var _steps: [@MainActor @Sendable (AnyView) -> AnyView] { get }
}

/// An effect that changes nothing. Other effects are added to it.
public struct EmptyVisualEffect: VisualEffect {
  /// The modifiers to apply to the view. Always empty.
  public var _steps: [@MainActor @Sendable (AnyView) -> AnyView] { [] }
}

private struct ModifiedVisualEffect: VisualEffect {
  let _steps: [@MainActor @Sendable (AnyView) -> AnyView]
}

extension VisualEffect {
  /// Returns the effect followed by a modifier.
  private func adding(_ step: @escaping @MainActor @Sendable (AnyView) -> some View) -> ModifiedVisualEffect {
    ModifiedVisualEffect(_steps: _steps + [{ AnyView(step($0)) }])
  }

  /// Draws the content with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding { $0.opacity(opacity) } }
  /// Draws the content scaled around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.scaleEffect(scale, anchor: anchor) }
  }
  /// Draws the content scaled around a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.scaleEffect(x: x, y: y, anchor: anchor) }
  }
  /// Draws the content rotated around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { $0.rotationEffect(angle, anchor: anchor) }
  }
  /// Draws the content at an offset, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding { $0.offset(x: x, y: y) } }
  /// Draws the content blurred by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { $0.blur(radius: radius, opaque: opaque) }
  }
  /// Draws the content with more or less saturated colors.
  public func saturation(_ amount: Double) -> some VisualEffect { adding { $0.saturation(amount) } }
  /// Draws the content brighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { adding { $0.brightness(amount) } }
  /// Draws the content with less color.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding { $0.grayscale(amount) } }
}

extension View {
  /// Changes the appearance of the view as it scrolls into and out of the visible region.
  ///
  /// - Note: Differs from SwiftUI: the view always looks as it does inside the visible region.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    Report.unsupported("scrollTransition")
    return transition(EmptyVisualEffect(), .identity)._steps.reduce(AnyView(self)) { $1($0) }
  }
}
