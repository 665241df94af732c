// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animation curve and its timing.
///
/// - Note: Differs from SwiftUI: animations are not supported yet. Changes take effect immediately.
public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// The default animation, a spring without bounce.
  public static let `default` = Animation("default")
  /// A smooth spring animation without bounce.
  public static let smooth = Animation("smooth")
  /// A spring animation with a small amount of bounce.
  public static let snappy = Animation("snappy")
  /// A spring animation with a larger amount of bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring animation.
  public static let spring = Animation("spring")
  /// A spring animation with a fast response, for views that follow a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// An animation with constant speed.
  public static let linear = Animation("linear")
  /// An animation that starts slowly.
  public static let easeIn = Animation("easeIn")
  /// An animation that ends slowly.
  public static let easeOut = Animation("easeOut")
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation("easeInOut")

  /// Returns a spring animation with a duration in seconds and a bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring \(duration) \(bounce)")
  }
  /// Returns a spring animation with a response in seconds and a damping fraction.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring \(response) \(dampingFraction)")
  }
  /// Returns a spring animation with a fast response, for views that follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring \(response) \(dampingFraction)")
  }
  /// Returns a spring animation defined by physical attributes.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring \(mass) \(stiffness) \(damping)")
  }
  /// Returns a smooth spring animation without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth \(duration) \(extraBounce)")
  }
  /// Returns a spring animation with a small amount of bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy \(duration) \(extraBounce)")
  }
  /// Returns a spring animation with a larger amount of bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy \(duration) \(extraBounce)")
  }
  /// Returns an animation with constant speed. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear \(duration)") }
  /// Returns an animation that starts slowly. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn \(duration)") }
  /// Returns an animation that ends slowly. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut \(duration)") }
  /// Returns an animation that starts and ends slowly. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut \(duration)") }
  /// Returns an animation along a Bézier timing curve with two control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
  }

  /// Returns the animation unchanged, because delays have no effect yet.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns the animation unchanged, because the speed has no effect yet.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation unchanged, because repetition has no effect yet.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation unchanged, because repetition has no effect yet.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension View {
  /// Animates the view when a value changes.
  ///
  /// - Note: Differs from SwiftUI: animations are not supported yet. Changes take effect immediately.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    animation == nil ? self : unsupported("animation")
  }
  /// Animates all changes of the view.
  ///
  /// - Note: Differs from SwiftUI: animations are not supported yet. Changes take effect immediately.
  public func animation(_ animation: Animation?) -> some View {
    animation == nil ? self : unsupported("animation")
  }
}
