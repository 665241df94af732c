// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// When two pixels count as equal.
public struct PixelComparison: Hashable, Sendable {
  public enum Metric: Hashable, Sendable {
    /// All four bytes are equal.
    case exact
    /// pixelmatch 7.2: distance in YIQ, 0...1, where 1 is black to white; its own default is 0.1.
    case yiq(threshold: Double)
    /// CIE Lab, Delta E of 1976: about 2.3 is the least that an eye notices, 100 is black to white.
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

extension ImageDiff {
  /// Compares two pictures by a rule, but for the pixels in some places.
  public init(expected: Bitmap, actual: Bitmap, by comparison: PixelComparison, ignoring: [PixelRect] = []) {
    self.init(expected: expected, actual: actual)
  }

  /// The pixels that this comparison found, red on the faded expected picture.
  public func picture(expected: Bitmap, actual: Bitmap) -> Bitmap {
    Self.picture(expected: expected, actual: actual)
  }
}
