// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGraphics
import TesseraImaging
import TesseraRaster

/// The required similarity of images, using the parameters of swift-snapshot-testing.
struct ImageComparison {
  /// The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision` is below 1,
  /// otherwise a fraction of bytes.
  let precision: Float
  /// The required similarity, in 0...1, of colors that count as equal. Their distance in CIE Lab may be at most (1 -
  /// perceptualPrecision) x 100.
  let perceptualPrecision: Float

  /// The reason why the parameters are invalid, or nil.
  var problem: String? {
    for (name, value) in [("precision", precision), ("perceptualPrecision", perceptualPrecision)]
    where !(value >= 0 && value <= 1) {
      return "\(name) is \(value). Set it to a number from 0, where everything passes, to 1, where nothing may differ."
    }
    return nil
  }

  /// Returns the reason why the new image does not match, or nil.
  func mismatch(old: UIImage, new: UIImage) -> String? {
    guard let expected = old.snapshotBitmap else { return "Reference image could not be loaded." }
    guard let actual = new.snapshotBitmap else { return "Newly-taken snapshot is empty." }
    guard expected.width == actual.width, expected.height == actual.height else {
      return "Newly-taken snapshot@\(Self.text(new.size)) does not match reference@\(Self.text(old.size)).\n"
        + Self.message(expected: expected, actual: actual, old: old, new: new)
    }
    guard expected != actual else { return nil }
    guard let lead = leadingSentence(expected: expected, actual: actual) else { return nil }
    return lead + "\n" + Self.message(expected: expected, actual: actual, old: old, new: new)
  }

  private func leadingSentence(expected: Bitmap, actual: Bitmap) -> String? {
    if perceptualPrecision < 1 { return perceptualSentence(expected: expected, actual: actual) }
    if precision >= 1 { return "Newly-taken snapshot does not match reference." }
    let count = expected.bytes.count
    let different = Self.differentBytes(expected, actual)
    guard different > Int((1 - Double(precision)) * Double(count)) else { return nil }
    return "Actual image precision \(1 - Float(different) / Float(count)) is less than required \(precision)"
  }

  private func perceptualSentence(expected: Bitmap, actual: Bitmap) -> String? {
    let distance = (1 - Double(perceptualPrecision)) * 100
    let matching = Self.matchingFraction(expected: expected, actual: actual, distance: distance)
    guard matching < Double(precision) else { return nil }
    return """
      The percentage of pixels that match \(Float(matching)) is less than required \(precision)
      The lowest perceptual color precision \(Self.lowestPrecision(expected, actual, over: distance)) is less than \
      required \(perceptualPrecision)
      """
  }

  /// Returns the fraction of pixels whose colors are within a distance in CIE Lab.
  private static func matchingFraction(expected: Bitmap, actual: Bitmap, distance: Double) -> Double {
    let diff = ImageDiff(
      expected: expected, actual: actual, by: PixelComparison(.lab(maximumDistance: distance)))
    return 1 - Double(diff.mismatched) / Double(max(diff.compared, 1))
  }

  /// Returns 1 - the maximum distance / 100, clamped to at least 0 and rounded down to three decimals. Finds the
  /// maximum by repeated comparisons, which are slow but needed only after a failure.
  private static func lowestPrecision(_ expected: Bitmap, _ actual: Bitmap, over least: Double) -> Float {
    var (low, high) = (least, 100.0)
    guard matchingFraction(expected: expected, actual: actual, distance: high) == 1 else { return 0 }
    while high - low > 0.05 {
      let middle = (low + high) / 2
      if matchingFraction(expected: expected, actual: actual, distance: middle) == 1 {
        high = middle
      } else {
        low = middle
      }
    }
    return Float(((1 - high / 100) * 1000).rounded(.down) / 1000)
  }

  /// Returns the number of differing bytes in premultiplied RGBA. Compares eight bytes at a time because most bytes
  /// are equal.
  private static func differentBytes(_ expected: Bitmap, _ actual: Bitmap) -> Int {
    expected.bytes.withUnsafeBytes { a in
      actual.bytes.withUnsafeBytes { b in
        var count = 0
        var at = 0
        while at + 8 <= a.count {
          var bits =
            a.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          while bits != 0 {
            if bits & 0xFF != 0 { count += 1 }
            bits >>= 8
          }
          at += 8
        }
        while at < a.count {
          if a[at] != b[at] { count += 1 }
          at += 1
        }
        return count
      }
    }
  }

  /// Describes the changed views, if both images have view trees, followed by the changed pixels.
  private static func message(expected: Bitmap, actual: Bitmap, old: UIImage, new: UIImage) -> String {
    let limit = 10
    var lines: [String] = []
    if let before = old.snapshotTree, let after = new.snapshotTree {
      let changes = ViewTreeDiff.changes(from: before, to: after)
      lines = changes.prefix(limit).map(\.words)
      if changes.isEmpty { lines = ["No view changed"] }
      if changes.count > limit { lines.append("and \(changes.count - limit) more changes") }
    }
    return (lines + ["\(ImageDiff(expected: expected, actual: actual))"]).joined(separator: "\n")
  }

  private static func text(_ size: CGSize) -> String { "(\(size.width), \(size.height))" }
}
