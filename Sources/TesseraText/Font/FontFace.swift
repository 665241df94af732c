// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.HarfBuzz
package import TesseraRaster

/// A font file with fixed variation coordinates. HarfBuzz uses it for shaping, and the rasterizer reads its outlines.
///
/// Immutable and safe to use on any thread. `FontLibrary` creates all faces, one object per file and coordinates, so
/// faces can be compared by identity. The rasterizer caches outlines; the face doesn't.
package final class FontFace: GlyphSource, @unchecked Sendable {
  /// A role that affects metrics or glyph lookup.
  enum Role: Sendable {
    /// The substitute for San Francisco, with Apple's line metrics and size-specific tracking.
    case system
    /// The substitute for another design of the system font, with Apple's line metrics.
    case design
    case plain
    /// A font with color glyphs, which doesn't affect line heights.
    case emoji
    /// A pseudo-font that draws boxes with code points for characters that no font supports. Its glyph IDs are code
    /// points.
    case missing
  }

  package let name: String
  let file: FontFile
  let role: Role
  let metrics: FontMetrics
  /// The design coordinates in the order of the font's axes. Empty for a font without axes.
  let coordinates: [Float]
  /// The horizontal shift per unit of height, which emulates an italic style that the family lacks.
  let slant: Double
  /// The thickness added to strokes, in font units, which emulates a weight that the family lacks.
  let embolden: Int
  let hbFont: OpaquePointer
  let glyphs: GlyphLoader
  /// The glyph of the space character U+0020, or 0.
  package let spaceGlyph: UInt32
  /// The requested weight, or nil if the font has no weight axis or uses the file's default.
  let weight: Double?
  let style: FontFeatures.Style
  private let features: FontFeatures
  private let ascii: (UInt64, UInt64)
  /// The cached pairs of Latin letters, with and without ligatures, or nil for fonts in which more than two letters
  /// may affect each other.
  private let pairs: (withLigatures: KerningPairCache, withoutLigatures: KerningPairCache)?

  init(
    file: FontFile, name: String, role: Role = .plain, weight: Double? = nil, opticalSize: Double? = nil,
    slant: Double = 0, embolden: Int = 0, style: FontFeatures.Style = .plain, standIn: SubstituteFont? = nil
  ) {
    self.file = file
    self.name = name
    self.role = role
    self.slant = slant
    self.embolden = embolden
    self.weight = weight
    self.style = style
    let metrics = FontMetrics(file)
    self.metrics = standIn?.metrics(metrics) ?? metrics
    coordinates = Self.coordinates(of: file, weight: weight, opticalSize: opticalSize)
    let font: OpaquePointer = hb_font_create(file.face)
    let scale = Int32(metrics.unitsPerEm)
    hb_font_set_scale(font, scale, scale)
    if !coordinates.isEmpty {
      hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
    hbFont = font
    glyphs = GlyphLoader(file: file, coordinates: coordinates, slant: slant, embolden: embolden)
    features = FontFeatures(style)
    spaceGlyph = Self.nominalGlyph(font, 0x20) ?? 0
    ascii = Self.asciiCoverage(font)
    pairs = role == .system ? (KerningPairCache(font), KerningPairCache(font)) : nil
  }

  deinit {
    hb_font_destroy(hbFont)
  }

  package var unitsPerEm: Double { metrics.unitsPerEm }
  package var ascender: Double { metrics.ascender }
  /// The descender, a negative number.
  package var descender: Double { metrics.descender }
  package var lineGap: Double { metrics.lineGap }
  package var capHeight: Double { metrics.capHeight }
  package var xHeight: Double { metrics.xHeight }
  /// The distance from the baseline to the center of the underline, a negative number.
  package var underlinePosition: Double { metrics.underlinePosition }
  package var underlineThickness: Double { metrics.underlineThickness }
  package var strikethroughPosition: Double { metrics.strikethroughPosition }
  package var strikethroughThickness: Double { metrics.strikethroughThickness }
  package var familyName: String { file.familyName }
  package var fullName: String { file.name(identifier: HB_OT_NAME_ID_FULL_NAME) }
  package var postScriptName: String { file.name(identifier: HB_OT_NAME_ID_POSTSCRIPT_NAME) }

  package func outline(of glyph: UInt32) -> Path? {
    guard role == .missing else { return glyphs.outline(of: glyph) }
    return CodePointBox.outline(glyph, unitsPerEm: unitsPerEm) { digit in
      Self.nominalGlyph(hbFont, digit).flatMap { glyphs.outline(of: $0) }
    }
  }

  /// Whether the glyphs are boxes for characters that no font supports. Their glyph IDs are code points.
  package var isMissingGlyphs: Bool { role == .missing }

  /// Whether lines of this font have the height of San Francisco's lines, even if some characters use fallback fonts.
  var usesSystemLineHeight: Bool { role == .system || role == .design }

  /// The effective weight of the face, from 1 to 1000.
  var shownWeight: Double { weight ?? metrics.weight }

  var isSloping: Bool { slant != 0 || metrics.isItalic }

  package func picture(of glyph: UInt32) -> GlyphPicture? { glyphs.picture(of: glyph) }

  /// Returns the glyph for a scalar in the font's character map, or nil.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { Self.nominalGlyph(hbFont, scalar.value) }

  func covers(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return ascii.0 >> UInt64(scalar) & 1 != 0 }
    if scalar < 128 { return ascii.1 >> UInt64(scalar - 64) & 1 != 0 }
    return Self.nominalGlyph(hbFont, scalar) != nil
  }

  /// Returns the OpenType features for text with the given attributes.
  func features(for attributes: TextAttributes) -> [hb_feature_t] {
    switch (attributes.shapesLigatures, attributes.kernsPairs) {
    case (true, true): features.withLigatures
    case (true, false): features.withLigaturesUnkerned
    case (false, true): features.withoutLigatures
    case (false, false): features.withoutLigaturesUnkerned
    }
  }

  /// Returns the kerning pair cache for the same features, or nil if the text must be shaped by HarfBuzz.
  func pairs(for attributes: TextAttributes) -> KerningPairCache? {
    guard attributes.kernsPairs else { return nil }
    return attributes.shapesLigatures ? pairs?.withLigatures : pairs?.withoutLigatures
  }

  private static func nominalGlyph(_ font: OpaquePointer, _ scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  private static func asciiCoverage(_ font: OpaquePointer) -> (UInt64, UInt64) {
    var bits: (UInt64, UInt64) = (0, 0)
    for scalar: UInt32 in 0..<64 {
      if nominalGlyph(font, scalar) != nil { bits.0 |= 1 << UInt64(scalar) }
      if nominalGlyph(font, scalar + 64) != nil { bits.1 |= 1 << UInt64(scalar) }
    }
    return bits
  }

  /// Returns whether the font maps the scalar followed by the variation selector to a separate glyph.
  func hasVariation(_ scalar: UInt32, _ selector: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_variation_glyph(hbFont, scalar, selector, &glyph) != 0
  }

  private static func coordinates(of file: FontFile, weight: Double?, opticalSize: Double?) -> [Float] {
    let count = min(16, hb_ot_var_get_axis_count(file.face))
    guard count > 0 else { return [] }
    var axes = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    var length = count
    hb_ot_var_get_axis_infos(file.face, 0, &length, &axes)
    return axes.prefix(Int(length)).map { axis in
      let asked = axis.tag == hbTag("wght") ? weight : axis.tag == hbTag("opsz") ? opticalSize : nil
      guard let asked else { return axis.default_value }
      return min(axis.max_value, max(axis.min_value, Float(asked)))
    }
  }
}

extension FontFile {
  /// The typographic family name if there is one; otherwise, the family name.
  var familyName: String {
    let typographic = name(identifier: HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
    return typographic.isEmpty ? name(identifier: HB_OT_NAME_ID_FONT_FAMILY) : typographic
  }
}

extension FontFace {
  /// Returns the advance width of a glyph, in font units.
  package func advance(ofGlyph glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(hbFont, glyph)) }

  /// Returns the script of a character as an ISO 15924 tag, such as `Hani` for Chinese.
  package static func script(of scalar: Unicode.Scalar) -> String {
    let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Returns the advance width of a scalar's glyph, in font units. Uses the .notdef glyph if the font lacks the
  /// character.
  func advance(of scalar: UInt32) -> Double {
    var glyph: hb_codepoint_t = 0
    _ = hb_font_get_nominal_glyph(hbFont, scalar, &glyph)
    return Double(hb_font_get_glyph_h_advance(hbFont, glyph))
  }
}
