// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz

/// The line metrics of a font file, in font units. They come from the tables that Apple uses: vertical metrics from
/// `hhea`, cap height and x-height from `OS/2`.
struct FontMetrics: Sendable {
  var unitsPerEm: Double
  var ascender: Double
  /// The descender. Negative below the baseline.
  var descender: Double
  var lineGap: Double
  var capHeight: Double
  var xHeight: Double
  /// The center of the underline. Negative below the baseline.
  var underlinePosition: Double
  var underlineThickness: Double
  var strikethroughPosition: Double
  var strikethroughThickness: Double
  /// The weight from the `OS/2` table, from 1 to 1000.
  var weight: Double
  var isItalic: Bool

  init(_ file: FontFile) {
    let hhea = TableReader(file, "hhea")
    let os2 = TableReader(file, "OS/2")
    let post = TableReader(file, "post")
    unitsPerEm = Double(max(16, file.unitsPerEm))
    ascender = Double(hhea.signed(at: 4) ?? 0)
    descender = Double(hhea.signed(at: 6) ?? 0)
    lineGap = max(0, Double(hhea.signed(at: 8) ?? 0))
    let hasHeights = (os2.unsigned(at: 0) ?? 0) >= 2
    capHeight = Self.positive(hasHeights ? os2.signed(at: 88) : nil) ?? 0.7 * unitsPerEm
    xHeight = Self.positive(hasHeights ? os2.signed(at: 86) : nil) ?? 0.5 * unitsPerEm
    underlinePosition = Double(post.signed(at: 8) ?? 0)
    underlineThickness = Self.positive(post.signed(at: 10)) ?? unitsPerEm / 20
    if underlinePosition == 0 { underlinePosition = -0.1 * unitsPerEm }
    strikethroughThickness = Self.positive(os2.signed(at: 26)) ?? underlineThickness
    strikethroughPosition = Self.positive(os2.signed(at: 28)) ?? xHeight / 2
    weight = Double(min(1000, max(1, os2.unsigned(at: 4) ?? 400)))
    isItalic = (os2.unsigned(at: 62) ?? 0) & 1 != 0
    if ascender == 0 && descender == 0 {
      ascender = 0.8 * unitsPerEm
      descender = -0.2 * unitsPerEm
    }
  }

  private static func positive(_ value: Int?) -> Double? {
    guard let value, value > 0 else { return nil }
    return Double(value)
  }
}

/// A reader of big-endian numbers within one table. Returns nil for positions outside of the table.
private struct TableReader {
  private let bytes: [UInt8]

  init(_ file: FontFile, _ tag: StaticString) {
    let blob = hb_face_reference_table(file.face, hbTag(tag))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length) else {
      bytes = []
      return
    }
    bytes = UnsafeRawBufferPointer(start: start, count: min(Int(length), 128)).map { $0 }
  }

  func unsigned(at offset: Int) -> Int? { FontCheck.read16(bytes, at: offset) }

  func signed(at offset: Int) -> Int? {
    unsigned(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }
}
