// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraImaging
import TesseraRaster

/// The images and counts from pixelmatch's test suite (ISC license in their folder).
struct PixelmatchTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
    .path

  struct Row: CustomTestStringConvertible {
    let expected: String
    let actual: String
    let threshold: Double
    let count: Int

    var testDescription: String { "\(expected) \(actual) \(threshold)" }
  }

  /// Lines of the form `set a b options count`, with options such as `threshold=0.05,diffMask`. Only the threshold
  /// affects the count; the other options affect the diff image.
  static let rows: [Row] = {
    let text = (try? String(contentsOfFile: folder + "/counts.tsv", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t")
      let option = fields[3].split(separator: ",")[0].split(separator: " ")[0].dropFirst("threshold=".count)
      guard let threshold = Double(option), let count = Int(fields[4]) else { return nil }
      return Row(expected: "\(fields[1])", actual: "\(fields[2])", threshold: threshold, count: count)
    }
  }()

  @Test func readsAllRows() { #expect(Self.rows.count == 12) }

  @Test(arguments: rows)
  func counts(row: Row) throws {
    let expected = try PNG.read("\(Self.folder)/\(row.expected).png")
    let actual = try PNG.read("\(Self.folder)/\(row.actual).png")
    let rule = PixelComparison(.yiq(threshold: row.threshold), ignoresAntialiasing: true)
    let diff = ImageDiff(expected: expected, actual: actual, by: rule)
    #expect(diff.mismatched == row.count)

    // Mismatched pixels are red, ignored pixels are yellow, and no other pixel has these colors.
    let picture = diff.picture(expected: expected, actual: actual)
    let pixels = stride(from: 0, to: picture.bytes.count, by: 4).map { Array(picture.bytes[$0..<$0 + 4]) }
    #expect(pixels.count { $0 == [255, 0, 0, 255] } == diff.mismatched)
    #expect(pixels.count { $0 == [255, 255, 0, 255] } == diff.antialiased)
    #expect(pixels.allSatisfy { $0[0] == 255 && $0[2] == 0 || $0[0] == $0[1] && $0[1] == $0[2] })
  }

  /// The comparison is symmetric, so the images may be swapped.
  @Test(arguments: rows)
  func countsAreSymmetric(row: Row) throws {
    let diff = ImageDiff(
      expected: try PNG.read("\(Self.folder)/\(row.actual).png"),
      actual: try PNG.read("\(Self.folder)/\(row.expected).png"),
      by: PixelComparison(.yiq(threshold: row.threshold), ignoresAntialiasing: true))
    #expect(diff.mismatched == row.count)
  }
}
