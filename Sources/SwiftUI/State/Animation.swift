// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An animation curve and its timing.
///
/// - Note: Differs from SwiftUI: changes take effect immediately; they are not animated yet.
public struct Animation: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A spring without bounce.
  public static let `default` = Animation("default")
  /// A spring without bounce.
  public static let smooth = Animation("smooth")
  /// A spring with a little bounce.
  public static let snappy = Animation("snappy")
  /// A spring with more bounce.
  public static let bouncy = Animation("bouncy")
  /// A spring.
  public static let spring = Animation("spring")
  /// A quick spring, for views that follow a finger.
  public static let interactiveSpring = Animation("interactiveSpring")
  /// Constant speed.
  public static let linear = Animation("linear")
  /// A slow start.
  public static let easeIn = Animation("easeIn")
  /// A slow end.
  public static let easeOut = Animation("easeOut")
  /// A slow start and end.
  public static let easeInOut = Animation("easeInOut")

  /// A spring, given its duration in seconds and its bounce.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation("spring \(duration) \(bounce)")
  }
  /// A spring, given its response in seconds and its damping.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation("spring \(response) \(dampingFraction)")
  }
  /// A quick spring, for views that follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation("interactiveSpring \(response) \(dampingFraction)")
  }
  /// A spring, given its physical attributes.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation("interpolatingSpring \(mass) \(stiffness) \(damping)")
  }
  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth \(duration) \(extraBounce)")
  }
  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy \(duration) \(extraBounce)")
  }
  /// A spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy \(duration) \(extraBounce)")
  }
  /// Constant speed. The duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear \(duration)") }
  /// A slow start. The duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn \(duration)") }
  /// A slow end. The duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut \(duration)") }
  /// A slow start and end. The duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation("easeInOut \(duration)") }
  /// A Bézier curve with two control points. The duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
  }

  /// Returns the animation unchanged. The delay, in seconds, has no effect yet.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Returns the animation unchanged. The speed has no effect yet.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation unchanged. Repetition has no effect yet.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation unchanged. Repetition has no effect yet.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension View {
  /// Animates the view when a value changes.
  ///
  /// - Note: Differs from SwiftUI: changes take effect immediately; they are not animated yet.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    animation == nil ? self : unsupported("animation")
  }
  /// Animates all changes of the view.
  ///
  /// - Note: Differs from SwiftUI: changes take effect immediately; they are not animated yet.
  public func animation(_ animation: Animation?) -> some View {
    animation == nil ? self : unsupported("animation")
  }
}
