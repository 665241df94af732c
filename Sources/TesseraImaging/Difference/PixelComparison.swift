// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// When two pixels count as equal.
///
/// Distances that are negative or not a number count as 0: then every difference in colour is one. Colours are compared as
/// straight alpha, as a PNG file has them; transparent ones are laid on pixelmatch's board of four colours, so that neither
/// white nor black equals nothing.
public struct PixelComparison: Hashable, Sendable {
  public enum Metric: Hashable, Sendable {
    /// All four bytes are equal.
    case exact
    /// pixelmatch 7.2: distance in YIQ, 0...1, where black and white are 0.97 apart; its own default is 0.1. Pixels differ
    /// when the square of their distance is over 35215 times the square of the threshold.
    case yiq(threshold: Double)
    /// CIE Lab with the white point D65, Delta E of 1976: about 2.3 is the least that an eye notices, 100 is black to
    /// white. Distances are exact to 10^-10.
    case lab(maximumDistance: Double)
  }

  public var metric: Metric
  /// Whether pixels that one picture has for smoothing an edge count as equal (pixelmatch's detection).
  public var ignoresAntialiasing: Bool

  public init(_ metric: Metric = .exact, ignoresAntialiasing: Bool = false) {
    self.metric = metric
    self.ignoresAntialiasing = ignoresAntialiasing
  }

  public static let exact = PixelComparison()
}
