// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
public import TesseraRaster

/// The differences between two images: the number of differing pixels and their clusters.
///
///     let diff = ImageDiff(expected: golden, actual: rendered)
///     diff.isEmpty          // false
///     print(diff)           // 12 of 4000 pixels differ (0.30 %), first at (3, 7), in 1 place: 4 x 3 at (3, 7)
///
/// By default, pixels match if their four bytes are equal. A `PixelComparison` defines another rule. Images of
/// different sizes are aligned at their top left corners, and pixels that exist in only one image do not match.
public struct ImageDiff: Equatable, Sendable {
  /// A width and height in pixels.
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The size as `width x height`.
    public var description: String { "\(width) x \(height)" }
  }

  /// The position of a pixel, relative to the top left corner, which is (0, 0).
  public struct Position: Hashable, Sendable, CustomStringConvertible {
    /// The column, from the left.
    public let x: Int
    /// The row, from the top.
    public let y: Int

    /// The position as `(x, y)`.
    public var description: String { "(\(x), \(y))" }
  }

  /// A group of mismatched pixels that are close to each other. Any two pixels within 16 pixels of each other are in
  /// the same cluster. Two pixels separated by more than 31 matching pixels are in different clusters, unless other
  /// mismatched pixels connect them.
  public struct Cluster: Hashable, Sendable {
    /// The top left corner of the bounding box.
    public let origin: Position
    /// The size of the bounding box, which is never empty.
    public let size: Size
    /// The number of mismatched pixels in the box; at least 1.
    public let mismatched: Int
  }

  /// The size of the expected image.
  public let expectedSize: Size
  /// The size of the actual image.
  public let actualSize: Size
  /// The number of mismatched pixels.
  public let mismatched: Int
  /// The number of pixels covered by at least one of the images, excluding ignored pixels.
  public let compared: Int
  /// The number of pixels that differ but are ignored as antialiasing.
  public let antialiased: Int
  /// The first mismatched pixel in reading order, or `nil` if all match.
  public let first: Position?
  /// The clusters, sorted by descending number of mismatched pixels, then in reading order. Empty if all match.
  public let clusters: [Cluster]

  /// Whether the sizes are equal and all compared pixels match.
  public var isEmpty: Bool { mismatched == 0 && expectedSize == actualSize }

  /// The ratio of mismatched to compared pixels, in 0...1.
  public var ratio: Double { compared == 0 ? 0 : Double(mismatched) / Double(compared) }

  /// The mask of the overlapping area, or `nil` if the overlapping pixels match exactly.
  let mask: DifferenceMask?
  /// The rectangles covered by only one of the images.
  let rest: [PixelRect]

  /// Compares two images. Comparing equal images costs little more than reading them, even in debug builds.
  public init(expected: Bitmap, actual: Bitmap) {
    self.init(expected: expected, actual: actual, by: .exact)
  }

  /// Compares two images with a rule.
  ///
  /// The rule is applied to the area where the images overlap. Pixels outside this area do not affect the
  /// antialiasing detection.
  ///
  /// - Parameters:
  ///   - expected: The expected image.
  ///   - actual: The actual image.
  ///   - comparison: The rule.
  ///   - ignoring: Rectangles whose pixels are neither compared nor counted. The antialiasing detection still reads
  ///     them as neighbors of other pixels.
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
      // If out of memory, count all overlapping pixels as mismatched.
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
  /// A one-line summary: the number of differing pixels, their percentage, the first position and the clusters.
  public var description: String {
    if isEmpty { return "the pictures are equal" }
    var text = expectedSize == actualSize ? "" : "sizes differ: expected \(expectedSize), got \(actualSize); "
    text += "\(mismatched) of \(compared) pixels differ (\(percent) %)"
    guard let first, let largest = clusters.first else { return text }
    let places = clusters.count == 1 ? "1 place:" : "\(clusters.count) places, most in"
    return text + ", first at \(first), in \(places) \(largest.size) at \(largest.origin)"
  }

  /// The percentage with two decimals, rounded up so that a difference never reads as 0.00.
  private var percent: String {
    let hundredths = (mismatched * 10_000 + compared - 1) / max(compared, 1)
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
