// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The interpolation mode for values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string is treated as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation. Each value applies until the time of the next keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at a constant speed. Ignores `keyTimes`.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through all values, computed as a Kochanek-Bartels spline.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at a constant speed, where times are proportional to the distances between values. Ignores
  /// `keyTimes`.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
