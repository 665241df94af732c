// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraMotion
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import TesseraViews
internal import UIKit

/// The transition between the old and the new content of a text or an image in an animated change.
///
/// - Note: Differs from SwiftUI: all transitions except `identity` cross-fade between the old and the new content,
///   also if only the color or the font changes. Digits don't roll.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// A transition that interpolates between old and new content.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A transition that changes the opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// A transition without animation.
  public static let identity = ContentTransition(name: "identity")
  /// Returns a transition for changing digits. They cross-fade.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Returns a transition for changing digits. They cross-fade.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
  /// A transition between symbols. They cross-fade.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Returns a transition between symbols. They cross-fade.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}

extension EnvironmentValues {
  /// The transition between the old and the new content of texts and images.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}

extension View {
  /// Sets the transition between the old and the new content of texts and images in animated changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension _ViewNode {
  /// Returns a closure that is called before the content of a view changes, so that the old content fades into the
  /// new one. Returns nil if the content changes at once.
  final func contentFade(of view: UIView) -> (() -> Void)? {
    guard graph.motion.canAnimate, environment.contentTransition != .identity else { return nil }
    guard let animation = transaction.animation, let timing = animation.timing else { return nil }
    return {
      let fade = CATransition()
      (fade.duration, fade.pace, fade.beginTime) = (timing.duration, timing.pace, 0)
      view.layer.add(fade, forKey: nil)
    }
  }
}

extension Animation {
  /// The duration and the pace of an animation as a layer animation, or nil if it changes values at once.
  fileprivate var timing: (duration: Double, pace: AnimationPace)? {
    guard let duration = runningTime, duration > 0, duration.isFinite else { return nil }
    switch base {
    case let curve as CurveAnimation:
      return (duration, .curve(curve.curve.cubic ?? .easeInOut))
    case let spring as SpringAnimation: return (duration, .spring(spring.spring.curve(velocity: 0)))
    default: return (duration, .curve(.easeInOut))
    }
  }
}
