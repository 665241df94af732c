// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How long a frame is shown: an exact fraction of a second in lowest terms, as APNG stores it.
///
///     FrameDelay(framesPerSecond: 60)                       // 1/60 s
///     FrameDelay(numerator: 1001, denominator: 60_000)      // one frame of NTSC video
///     FrameDelay(numerator: 2, denominator: 60)             // 1/30 s
///
/// Sums are exact, so that an animation of any length keeps its time.
///
/// - Note: Browsers show frames of 1/100 s and less for 1/10 s. The file holds what was asked for all the same.
public struct FrameDelay: Hashable, Sendable {
  /// 0...2^31 - 1. `APNGWriter` writes more than 65535 as several frames.
  public let numerator: Int
  /// 1...65535.
  public let denominator: Int

  /// `numerator / denominator` seconds. Nil where that is negative, or its lowest terms lie outside the ranges.
  public init?(numerator: Int, denominator: Int) {
    guard numerator >= 0, denominator >= 1 else { return nil }
    let divisor = Self.greatestCommonDivisor(of: numerator, and: denominator)
    guard numerator / divisor <= Int(Int32.max), denominator / divisor <= 65535 else { return nil }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The time of one of so many frames in a second. Nil unless the number is 1...65535.
  public init?(framesPerSecond: Int) {
    self.init(numerator: 1, denominator: framesPerSecond)
  }

  /// Seconds, rounded to the nearest Double.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// The exact sum. Nil where it does not fit the ranges.
  public func adding(_ other: FrameDelay) -> FrameDelay? {
    // Below 2^31 * 2^16 each: no overflow.
    FrameDelay(
      numerator: numerator * other.denominator + other.numerator * denominator,
      denominator: denominator * other.denominator)
  }

  private static func greatestCommonDivisor(of a: Int, and b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

extension FrameDelay: CustomStringConvertible {
  /// The fraction in seconds: `1/60 s`.
  public var description: String { "\(numerator)/\(denominator) s" }
}
