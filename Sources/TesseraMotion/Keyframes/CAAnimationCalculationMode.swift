// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What lies between one keyframe and the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `linear`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight from value to value at an even speed: `keyTimes` are not used.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through all values: a Kochanek-Bartels spline.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along the smooth curve, with times in proportion to the distances between values: `keyTimes` are not used.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
