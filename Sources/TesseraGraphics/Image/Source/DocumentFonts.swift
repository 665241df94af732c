// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraText
import TesseraVector

/// The fonts for text in documents. Fonts that are not embedded in the document are replaced by the app's fonts.
enum DocumentFonts {
  static func load(_ program: [UInt8]?, _ name: String) -> (any VectorFont)? {
    if let program { return DocumentFont(program).map(Embedded.init) }
    return Substitute(name)
  }

  private struct Embedded: VectorFont {
    let font: DocumentFont

    var unitsPerEm: Double { font.unitsPerEm }
    func glyph(unicode: UInt32) -> UInt32? { font.glyph(unicode: unicode) }
    func glyph(code: UInt32) -> UInt32? { font.glyph(code: code) }
    func glyph(name: String) -> UInt32? { font.glyph(name: name) }
    func outline(of glyph: UInt32) -> Path? { font.outline(of: glyph) }
    func advance(of glyph: UInt32) -> Double? { font.advance(of: glyph) }
  }

  private struct Substitute: VectorFont {
    private let face: FontFace

    /// Selects the font that best matches a font name. For example, `Times-BoldItalic` selects a bold italic serif
    /// font.
    init(_ name: String) {
      // The name of a font subset has a prefix of six letters and a plus sign.
      let plain = name.split(separator: "+").last.map(String.init) ?? name
      let words = plain.lowercased()
      let design: FontDescriptor.Design
      if FontLibrary.shared.hasFont(named: plain) {
        design = .named(plain)
      } else if words.contains("courier") || words.contains("mono") {
        design = .monospaced
      } else if words.contains("times") || words.contains("serif") && !words.contains("sans") {
        design = .serif
      } else {
        design = words.contains("arial") ? .standIn(.arial) : .standIn(.helvetica)
      }
      let isBold = words.contains("bold") || words.contains("black") || words.contains("heavy")
      let isItalic = words.contains("italic") || words.contains("oblique")
      face = FontLibrary.shared.face(for: FontDescriptor(design: design, weight: isBold ? 700 : 400, italic: isItalic))
    }

    var unitsPerEm: Double { face.unitsPerEm }
    func glyph(unicode: UInt32) -> UInt32? { Unicode.Scalar(unicode).flatMap(face.glyph(for:)) }
    func glyph(code: UInt32) -> UInt32? { nil }
    func glyph(name: String) -> UInt32? { nil }
    func outline(of glyph: UInt32) -> Path? { face.outline(of: glyph) }
    func advance(of glyph: UInt32) -> Double? { face.advance(ofGlyph: glyph) }
  }
}
