// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The duration of a frame: an exact fraction of a second in lowest terms, as stored in an APNG file.
///
///     FrameDelay(framesPerSecond: 60)                       // 1/60 s
///     FrameDelay(numerator: 1001, denominator: 60_000)      // one frame of NTSC video
///     FrameDelay(numerator: 2, denominator: 60)             // 1/30 s
///
/// Sums are exact, so the timing of long animations does not drift.
///
/// - Note: Browsers show a frame with a delay of 1/100 s or less for 1/10 s. The file stores the requested delay
///   regardless.
public struct FrameDelay: Hashable, Sendable {
  /// The numerator, in 0...2^31 - 1. `APNGWriter` splits a delay with a numerator above 65535 into several frames.
  public let numerator: Int
  /// The denominator, in 1...65535.
  public let denominator: Int

  /// Creates a delay of `numerator / denominator` seconds. Returns `nil` if the value is negative or if its terms,
  /// after reduction, are out of range.
  public init?(numerator: Int, denominator: Int) {
    guard numerator >= 0, denominator >= 1 else { return nil }
    let divisor = Self.greatestCommonDivisor(of: numerator, and: denominator)
    guard numerator / divisor <= Int(Int32.max), denominator / divisor <= 65535 else { return nil }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates the delay of one frame at a frame rate. Returns `nil` unless the rate is in 1...65535.
  public init?(framesPerSecond: Int) {
    self.init(numerator: 1, denominator: framesPerSecond)
  }

  /// The delay in seconds, rounded to the nearest `Double`.
  public var seconds: Double { Double(numerator) / Double(denominator) }

  /// Returns the exact sum of two delays, or `nil` if it is out of range.
  public func adding(_ other: FrameDelay) -> FrameDelay? {
    // Each product is below 2^31 * 2^16, so it cannot overflow.
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
  /// The fraction of a second, such as `1/60 s`.
  public var description: String { "\(numerator)/\(denominator) s" }
}
