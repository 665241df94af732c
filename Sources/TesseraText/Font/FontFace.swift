// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraHarfBuzz
package import TesseraRaster

/// A font file at fixed variation axes: what HarfBuzz shapes with and what the rasterizer asks for outlines.
///
/// Immutable and usable on any thread. Faces come from `FontLibrary`, which makes one object per file and axes, so that
/// identity is equality. Outlines are not kept here: the rasterizer keeps them.
package final class FontFace: GlyphSource, @unchecked Sendable {
  /// What a face is used for beyond its outlines.
  enum Role: Sendable {
    /// San Francisco's stand-in: takes Apple's line metrics and size-specific tracking.
    case system
    /// The stand-in of another design of the system font: takes Apple's line metrics.
    case design
    case plain
    /// Colour glyphs: does not change the height of the line it stands in.
    case emoji
    /// Boxes with code points for characters that no font has. Its glyph numbers are code points.
    case missing
  }

  package let name: String
  let file: FontFile
  let role: Role
  let metrics: FontMetrics
  /// Design coordinates in the order of the font's axes; empty for a font without axes.
  let coordinates: [Float]
  /// Horizontal shift per unit of height, for a slanted style that the family lacks.
  let slant: Double
  /// By how much strokes are thicker than the file's, in font units, for a weight that the family lacks.
  let embolden: Int
  let hbFont: OpaquePointer
  let glyphs: GlyphLoader
  /// The glyph of U+0020, or 0.
  package let spaceGlyph: UInt32
  /// What the face was asked for; nil where it has no such axis, or the file's own default counts.
  let weight: Double?
  let style: FontFeatures.Style
  private let features: FontFeatures
  private let ascii: (UInt64, UInt64)
  /// What is known of pairs of Latin letters, with ligatures and without; nil for fonts whose letters may change each other.
  private let pairs: (withLigatures: PairAdvances, withoutLigatures: PairAdvances)?

  init(
    file: FontFile, name: String, role: Role = .plain, weight: Double? = nil, opticalSize: Double? = nil,
    slant: Double = 0, embolden: Int = 0, style: FontFeatures.Style = .plain, standIn: StandIn? = nil
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
    pairs = role == .system ? (PairAdvances(font), PairAdvances(font)) : nil
  }

  deinit {
    hb_font_destroy(hbFont)
  }

  package var unitsPerEm: Double { metrics.unitsPerEm }
  package var ascender: Double { metrics.ascender }
  /// Negative.
  package var descender: Double { metrics.descender }
  package var lineGap: Double { metrics.lineGap }
  package var capHeight: Double { metrics.capHeight }
  package var xHeight: Double { metrics.xHeight }
  /// Centre of the underline above the baseline: negative.
  package var underlinePosition: Double { metrics.underlinePosition }
  package var underlineThickness: Double { metrics.underlineThickness }
  package var strikethroughPosition: Double { metrics.strikethroughPosition }
  package var strikethroughThickness: Double { metrics.strikethroughThickness }
  package var familyName: String { file.familyName }
  package var fullName: String { file.name(HB_OT_NAME_ID_FULL_NAME) }
  package var postScriptName: String { file.name(HB_OT_NAME_ID_POSTSCRIPT_NAME) }

  package func outline(of glyph: UInt32) -> Path? {
    guard role == .missing else { return glyphs.outline(of: glyph) }
    return CodePointBox.outline(glyph, unitsPerEm: unitsPerEm) { digit in
      Self.nominalGlyph(hbFont, digit).flatMap { glyphs.outline(of: $0) }
    }
  }

  /// Whether the glyphs are boxes for characters that no font has; their numbers are code points.
  package var isMissingGlyphs: Bool { role == .missing }

  /// Whether lines of this font are as high as San Francisco's, whatever fonts characters come from that it lacks.
  var hasSystemLines: Bool { role == .system || role == .design }

  /// The weight that the face shows, 1...1000.
  var shownWeight: Double { weight ?? metrics.weight }

  var isSloping: Bool { slant != 0 || metrics.isItalic }

  package func picture(of glyph: UInt32) -> GlyphPicture? { glyphs.picture(of: glyph) }

  /// Returns the glyph that the font's character map gives for a scalar, or nil.
  package func glyph(for scalar: Unicode.Scalar) -> UInt32? { Self.nominalGlyph(hbFont, scalar.value) }

  func covers(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return ascii.0 >> UInt64(scalar) & 1 != 0 }
    if scalar < 128 { return ascii.1 >> UInt64(scalar - 64) & 1 != 0 }
    return Self.nominalGlyph(hbFont, scalar) != nil
  }

  /// Returns the features for text with some attributes.
  func features(for attributes: TextAttributes) -> [hb_feature_t] {
    switch (attributes.shapesLigatures, attributes.kernsPairs) {
    case (true, true): features.withLigatures
    case (true, false): features.withLigaturesUnkerned
    case (false, true): features.withoutLigatures
    case (false, false): features.withoutLigaturesUnkerned
    }
  }

  /// Returns the advances of Latin letters under the features of the same name; nil where HarfBuzz must be asked each time.
  func pairs(for attributes: TextAttributes) -> PairAdvances? {
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

  /// Returns whether the font maps the scalar followed by the variation selector to a glyph of its own.
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
  /// The typographic family, or the family.
  var familyName: String {
    let typographic = name(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY)
    return typographic.isEmpty ? name(HB_OT_NAME_ID_FONT_FAMILY) : typographic
  }
}

extension FontFace {
  /// Returns the advance width of a glyph, in font units.
  package func advance(ofGlyph glyph: UInt32) -> Double { Double(hb_font_get_glyph_h_advance(hbFont, glyph)) }

  /// Returns the script of a character, by its tag of ISO 15924: `Hani` for Chinese.
  package static func script(of scalar: Unicode.Scalar) -> String {
    let tag = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Returns the advance width of a scalar's glyph, in font units; that of .notdef when there is none.
  func advance(of scalar: UInt32) -> Double {
    var glyph: hb_codepoint_t = 0
    _ = hb_font_get_nominal_glyph(hbFont, scalar, &glyph)
    return Double(hb_font_get_glyph_h_advance(hbFont, glyph))
  }
}
