// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
@testable import TesseraText

/// A font in which each character's width equals the font size, for layouts that can be checked by hand.
///
/// At 10 points, each character is 10 wide, and a line extends 8 above and 2 below its baseline.
enum Boxes {
  static let library = FontLibrary()

  static let font: ScaledFont = {
    let scalars = Array(0x20...0x7E) + [0xA0, 0x2026] + Array(0x5D0...0x5EA)
    let font = TestFont.boxes("Boxes", scalars.map(UInt32.init))
    _ = try? library.register(font.bytes)
    return library.font(for: FontDescriptor(design: .named("Boxes"), size: 10))
  }()

  static func layout(
    _ text: String, _ width: Double, lines: Int = 0, height: Double = .infinity, language: String? = nil,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return TesseraText.layout(
      AttributedText(text, font: font, language: language.map { TextLanguage($0) }), style: style, maxWidth: width,
      maxLines: lines, maxHeight: height,
      library: library)
  }

  /// Returns the characters of each line from left to right, by looking up glyphs in the font's character map.
  static func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let glyphs = line.runs.flatMap(\.glyphs.glyphs).sorted { $0.position.x < $1.position.x }
      return String(String.UnicodeScalarView(glyphs.map { names[$0.id] ?? "?" }))
    }
  }

  private static let names: [UInt32: Unicode.Scalar] = {
    let scalars = (0x20...0x5FF).compactMap(Unicode.Scalar.init) + ["\u{2026}"]
    return scalars.reduce(into: [:]) { names, scalar in
      if let glyph = font.face.glyph(for: scalar) { names[glyph] = scalar }
    }
  }()
}
