// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rule that decides whether two pixels match.
///
/// Negative and NaN distances count as 0, so every difference in color counts. Colors are compared with straight alpha,
/// as in a PNG file. Translucent colors are blended with pixelmatch's four-color checkerboard, so that neither white
/// nor black equals transparency.
public struct PixelComparison: Hashable, Sendable {
  /// A color distance and its maximum.
  public enum Metric: Hashable, Sendable {
    /// All four bytes must be equal.
    case exact
    /// pixelmatch 7.2: the distance in YIQ, in 0...1, where black and white are 0.97 apart; its default is 0.1. Pixels differ
    /// if the square of their distance exceeds 35215 times the square of the threshold.
    case yiq(threshold: Double)
    /// CIE Lab with the white point D65, Delta E of 1976: about 2.3 is just noticeable, black to white is 100. Distances are
    /// exact to 10^-10.
    case lab(maximumDistance: Double)
  }

  /// The color distance.
  public var metric: Metric
  /// Whether antialiasing differences are ignored, as detected by pixelmatch.
  public var ignoresAntialiasing: Bool

  /// Creates a rule. By default, all four bytes must be equal.
  public init(_ metric: Metric = .exact, ignoresAntialiasing: Bool = false) {
    self.metric = metric
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// The rule that all four bytes must be equal, even at edges.
  public static let exact = PixelComparison()
}
