// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// Where two pictures differ: how many pixels, in which places.
///
///     let diff = ImageDiff(expected: golden, actual: rendered)
///     diff.isEmpty          // false
///     print(diff)           // 12 of 4000 pixels differ (0.30 %), first at (3, 7), in 1 place: 4 x 3 at (3, 7)
///
/// Pixels match when their four bytes are equal. Pictures of different sizes are compared from their top left corners;
/// pixels that only one of them has do not match.
public struct ImageDiff: Equatable, Sendable {
  public struct Size: Hashable, Sendable, CustomStringConvertible {
    public let width: Int
    public let height: Int

    public var description: String { "\(width) x \(height)" }
  }

  public struct Position: Hashable, Sendable, CustomStringConvertible {
    public let x: Int
    public let y: Int

    public var description: String { "(\(x), \(y))" }
  }

  /// Pixels that do not match and lie close together: any two within 16 pixels of each other share a cluster, and those
  /// with more than 31 matching pixels between them do not unless others join them.
  public struct Cluster: Hashable, Sendable {
    /// The smallest box around the pixels; never empty.
    public let origin: Position
    public let size: Size
    /// How many of the box's pixels do not match; at least 1.
    public let mismatched: Int
  }

  public let expectedSize: Size
  public let actualSize: Size
  /// How many pixels do not match.
  public let mismatched: Int
  /// How many pixels there are in one picture or the other.
  public let compared: Int
  /// The first pixel that does not match, in reading order.
  public let first: Position?
  /// The places that differ, the one with the most mismatched pixels first, equal ones in reading order.
  public let clusters: [Cluster]

  /// Whether the pictures are the same: same size, same pixels.
  public var isEmpty: Bool { mismatched == 0 && expectedSize == actualSize }

  /// Mismatched pixels per compared pixel, 0...1.
  public var ratio: Double { compared == 0 ? 0 : Double(mismatched) / Double(compared) }

  /// Compares two pictures. Equal ones cost little more than reading them, in debug builds too.
  public init(expected: Bitmap, actual: Bitmap) {
    let common = min(expected.width, actual.width) * min(expected.height, actual.height)
    let pixels = expected.width * expected.height + actual.width * actual.height - common
    self.init(exactMismatches(expected, actual), compared: pixels, expected: expected, actual: actual)
  }

  init(_ runs: [MismatchRun], compared: Int, expected: Bitmap, actual: Bitmap) {
    expectedSize = Size(width: expected.width, height: expected.height)
    actualSize = Size(width: actual.width, height: actual.height)
    self.compared = compared
    mismatched = runs.reduce(0) { $0 + $1.end - $1.start }
    first = runs.first.map { Position(x: $0.start, y: $0.y) }
    let width = max(expected.width, actual.width)
    clusters = ClusterGrid.clusters(of: runs, width: width, height: max(expected.height, actual.height))
  }
}

extension ImageDiff: CustomStringConvertible {
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
