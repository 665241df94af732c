// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
public import TesseraRaster

/// Where two pictures differ: how many pixels, in which places.
///
///     let diff = ImageDiff(expected: golden, actual: rendered)
///     diff.isEmpty          // false
///     print(diff)           // 12 of 4000 pixels differ (0.30 %), first at (3, 7), in 1 place: 4 x 3 at (3, 7)
///
/// Pixels match when their four bytes are equal, or by another rule (`PixelComparison`). Pictures of different sizes
/// are compared from their top left corners; pixels that only one of them has do not match.
public struct ImageDiff: Equatable, Sendable {
  /// Width and height in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int

    /// `width x height`.
    public var description: String { "\(width) x \(height)" }
  }

  /// A pixel's place, counted from the top left corner, which is (0, 0).
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The column, from the left.
    public let x: Int
    /// The row, from the top.
    public let y: Int

    /// `(x, y)`.
    public var description: String { "(\(x), \(y))" }
  }

  /// Pixels that do not match and lie close together. Any two within 16 pixels of each other share a cluster. Those
  /// with more than 31 matching pixels between them do not, unless others join them.
  public struct Cluster: Hashable, Sendable {
    /// The upper left corner of the smallest box around the pixels.
    public let origin: Position
    /// The size of that box; never empty.
    public let size: Size
    /// How many of the box's pixels do not match; at least 1.
    public let mismatched: Int
  }

  /// The size of the expected picture.
  public let expectedSize: Size
  /// The size of the actual picture.
  public let actualSize: Size
  /// How many pixels do not match.
  public let mismatched: Int
  /// How many pixels there are in one picture or the other, not counting ignored ones.
  public let compared: Int
  /// How many pixels differ but count as equal, because they smooth an edge.
  public let antialiased: Int
  /// The first pixel that does not match, in reading order; nil where all match.
  public let first: Position?
  /// The places that differ, the one with the most mismatched pixels first, equal ones in reading order. Empty where
  /// all match.
  public let clusters: [Cluster]

  /// Whether the sizes are the same and all compared pixels match.
  public var isEmpty: Bool { mismatched == 0 && expectedSize == actualSize }

  /// Mismatched pixels per compared pixel, 0...1.
  public var ratio: Double { compared == 0 ? 0 : Double(mismatched) / Double(compared) }

  /// What was found in the common part; nil where all of it matches exactly.
  let mask: DifferenceMask?
  /// Boxes of pixels that only one of the pictures has.
  let rest: [PixelRect]

  /// Compares two pictures. Equal ones cost little more than reading them, in debug builds too.
  public init(expected: Bitmap, actual: Bitmap) {
    self.init(expected: expected, actual: actual, by: .exact)
  }

  /// Compares two pictures by a rule.
  ///
  /// The rule sees the part that both pictures have, as if they ended where the smaller one does.
  ///
  /// - Parameters:
  ///   - expected: The picture as it should be.
  ///   - actual: The picture as it is.
  ///   - comparison: The rule.
  ///   - ignoring: Boxes whose pixels are neither compared nor counted. The search for smoothed edges reads them where they are
  ///     neighbours of others.
  public init(
    expected: Bitmap, actual: Bitmap, by comparison: PixelComparison, ignoring: [PixelRect] = []
  ) {
    expectedSize = Size(width: expected.width, height: expected.height)
    actualSize = Size(width: actual.width, height: actual.height)
    let common = PixelRect(
      x0: 0, y0: 0, x1: min(expected.width, actual.width), y1: min(expected.height, actual.height))
    let taller = expected.height > actual.height ? expected : actual
    let widest = max(expected.width, actual.width)
    let right = PixelRect(x0: common.x1, y0: 0, x1: widest, y1: common.y1)
    let below = PixelRect(x0: 0, y0: common.y1, x1: taller.width, y1: taller.height)
    var rest = right.subtracting(ignoring) + below.subtracting(ignoring)
    compared =
      ignoring.isEmpty
      ? common.area + right.area + below.area
      : (common.subtracting(ignoring) + rest).reduce(0) { $0 + $1.area }
    var mask: DifferenceMask?
    if !common.isEmpty {
      let hidden = ignoring.map(common.intersection).filter { !$0.isEmpty }
      mask = DifferenceMask(expected, actual: actual, comparison: comparison, ignoring: hidden)
      // Without memory to compare, nothing can be said to match.
      if mask == nil { rest = common.subtracting(ignoring) + rest }
    }
    var grid = ClusterGrid(width: widest, height: taller.height)
    var positions = rest.map { Position(x: $0.x0, y: $0.y0) }
    if let mask, let position = grid.add(mask) { positions.append(position) }
    for box in rest { grid.add(box) }
    first = positions.min { ($0.y, $0.x) < ($1.y, $1.x) }
    clusters = grid.clusters()
    mismatched = clusters.reduce(0) { $0 + $1.mismatched }
    antialiased = mask.map { tk_mask_count_excluded($0.bits) } ?? 0
    self.mask = mismatched == 0 && antialiased == 0 ? nil : mask
    self.rest = rest
  }
}

extension ImageDiff: CustomStringConvertible {
  /// The difference in one line: how many pixels, what share, where first, in how many places.
  public var description: String {
    if isEmpty { return "the pictures are equal" }
    var text = expectedSize == actualSize ? "" : "sizes differ: expected \(expectedSize), got \(actualSize); "
    text += "\(mismatched) of \(compared) pixels differ (\(percent) %)"
    guard let first, let largest = clusters.first else { return text }
    let places = clusters.count == 1 ? "1 place:" : "\(clusters.count) places, most in"
    return text + ", first at \(first), in \(places) \(largest.size) at \(largest.origin)"
  }

  /// With two decimals; rounded up, so that a difference never reads as 0.00.
  private var percent: String {
    let hundredths = (mismatched * 10_000 + compared - 1) / max(compared, 1)
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
