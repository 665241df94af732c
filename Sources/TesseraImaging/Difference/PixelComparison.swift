// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rule that decides whether two pixels match.
///
/// A negative or NaN distance is treated as 0, so every color difference counts. Colors are compared with
/// non-premultiplied alpha, as in a PNG file. Translucent colors are blended with pixelmatch's four-color
/// checkerboard, so that a transparent pixel matches neither white nor black.
public struct PixelComparison: Hashable, Sendable {
  /// A color distance metric and the maximum distance of matching pixels.
  public enum Metric: Hashable, Sendable {
    /// All four bytes must be equal.
    case exact
    /// The distance in YIQ, as in pixelmatch 7.2, in 0...1. The distance between black and white is 0.97;
    /// pixelmatch's default threshold is 0.1. Pixels differ if the square of their distance exceeds 35215 times the
    /// square of the threshold.
    case yiq(threshold: Double)
    /// The CIE 1976 Delta E in Lab with the white point D65. A distance of about 2.3 is just noticeable; the distance
    /// between black and white is 100. Distances are exact to 10^-10.
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

  /// The rule that all four bytes must be equal, including antialiased edges.
  public static let exact = PixelComparison()
}
