// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A source of glyph outlines and images, such as a font face of TesseraText.
///
/// The rasterizer requests each outline once and caches it. Two sources are equal if they are the same object.
public protocol GlyphSource: AnyObject, Sendable {
  /// The name of the font face and its variation, for dumps: `Tessera Sans wght=600`.
  var name: String { get }

  /// The number of font units per em.
  var unitsPerEm: Double { get }

  /// Returns the outline in font units, with y pointing upward. Nil for a glyph without an outline, such as a space
  /// or a color glyph.
  func outline(of glyph: UInt32) -> Path?

  /// Returns the image of a color glyph (emoji), or nil for other glyphs.
  func picture(of glyph: UInt32) -> GlyphPicture?

  /// The maximum distance that a glyph extends from its origin, in ems. The default is 2.
  var reach: Double { get }
}

extension GlyphSource {
  /// The default maximum distance of two ems, which exceeds that of letters with diacritics.
  public var reach: Double { 2 }
}

/// A color glyph: a bitmap and its position relative to the glyph's origin, in ems with y pointing upward.
public struct GlyphPicture: Equatable, Sendable {
  /// The bitmap, which is drawn with linear sampling and scaled to `width` and `height`.
  public var bitmap: Bitmap
  /// The distance from the glyph's origin to the left edge, in ems.
  public var left: Double
  /// The distance from the baseline to the top edge, in ems, positive upward.
  public var top: Double
  /// The width in ems. Nothing is drawn unless it is greater than 0.
  public var width: Double
  /// The height in ems. Nothing is drawn unless it is greater than 0.
  public var height: Double

  /// Creates a color glyph. Does not validate its arguments.
  public init(bitmap: Bitmap, left: Double, top: Double, width: Double, height: Double) {
    self.bitmap = bitmap
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }
}

/// Glyphs of one font at one size. Each glyph has the position of its origin on the baseline.
///
/// This is the only output of TesseraText that the rasterizer uses. Positions are in points in the command's local
/// coordinates, with y pointing downward.
public struct GlyphRun: Sendable {
  /// A glyph with its position.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font, which is not a character code.
    public var id: UInt32
    /// The origin on the baseline, in points in the command's local coordinates. In unrotated text with up to 256
    /// pixels per em, it is rounded to quarter pixels horizontally and to whole pixels vertically. Other text is
    /// positioned exactly.
    public var position: Point

    /// Creates a glyph with its origin on the baseline.
    public init(id: UInt32, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// The source of the outlines and images, which also serves as their cache key.
  public var font: any GlyphSource
  /// The font size in points per em. Nothing is drawn unless it is finite and greater than 0.
  public var size: Double
  /// The glyphs in drawing order. Cached glyphs are drawn one by one, except for overlapping translucent glyphs,
  /// which are merged. Larger and rotated glyphs are drawn as one outline.
  public var glyphs: [Glyph]

  /// Creates a run of positioned glyphs. Does not validate its arguments.
  public init(font: any GlyphSource, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

extension GlyphRun: Equatable {
  /// Returns whether the sizes and glyphs are equal and the fonts are the same object.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.font === b.font && a.size == b.size && a.glyphs == b.glyphs
  }
}
