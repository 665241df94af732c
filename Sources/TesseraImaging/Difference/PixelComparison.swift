// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// When two pixels count as equal.
///
/// Distances that are negative or not a number count as 0: then every difference in color counts. Colors are compared
/// with straight alpha, as a PNG file has them. Transparent ones are laid on pixelmatch's board of four colors, so
/// that neither white nor black is equal to nothing.
public struct PixelComparison: Hashable, Sendable {
  /// How far two colors are apart, and how far they may be.
  public enum Metric: Hashable, Sendable {
    /// All four bytes are equal.
    case exact
    /// pixelmatch 7.2: distance in YIQ, 0...1, where black and white are 0.97 apart; its own default is 0.1. Pixels
    /// differ when the square of their distance is over 35215 times the square of the threshold.
    case yiq(threshold: Double)
    /// CIE Lab with the white point D65, Delta E of 1976: about 2.3 is the least that an eye notices, 100 is black to
    /// white. Distances are exact to 10^-10.
    case lab(maximumDistance: Double)
  }

  /// How colors are compared.
  public var metric: Metric
  /// Whether pixels that one picture has for smoothing an edge count as equal (pixelmatch's detection).
  public var ignoresAntialiasing: Bool

  /// A rule; by default all four bytes must be equal.
  public init(_ metric: Metric = .exact, ignoresAntialiasing: Bool = false) {
    self.metric = metric
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  /// All four bytes must be equal, on edges too.
  public static let exact = PixelComparison()
}
