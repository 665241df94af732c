// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A source of glyph outlines and pictures, such as TesseraText's font faces.
///
/// The rasterizer requests each outline once and caches it. Two sources are equal if they are the same object.
public protocol GlyphSource: AnyObject, Sendable {
  /// The name of the face and its variation, for dumps: `Inter wght=600`.
  var name: String { get }

  /// The number of font units per em.
  var unitsPerEm: Double { get }

  /// Returns the outline in font units, y upward. Nil for a glyph without outline (a space or a color glyph).
  func outline(of glyph: UInt32) -> Path?

  /// Returns the picture of a color glyph (emoji), or nil.
  func picture(of glyph: UInt32) -> GlyphPicture?

  /// The maximum distance from its origin that a glyph may paint, in ems. The default is 2.
  var reach: Double { get }
}

extension GlyphSource {
  /// The default reach of two ems: more than letters with marks need.
  public var reach: Double { 2 }
}

/// A color glyph: a bitmap and its position relative to the glyph origin, in ems with y upward.
public struct GlyphPicture: Equatable, Sendable {
  /// The picture, stretched to `width` and `height` when painted, with linear sampling.
  public var bitmap: Bitmap
  /// The distance from the glyph's origin to the left edge, in ems.
  public var left: Double
  /// The distance from the baseline up to the top edge, in ems.
  public var top: Double
  /// The width in ems. Nothing is painted if it is not above 0.
  public var width: Double
  /// The height in ems. Nothing is painted if it is not above 0.
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

/// Glyphs of one font at one size, each with the position of its origin on the baseline.
///
/// The only output of TesseraText that the rasterizer uses. Positions are in points, y downward, local to the command.
public struct GlyphRun: Sendable {
  /// A glyph of the run and its position.
  public struct Glyph: Hashable, Sendable {
    /// The index in the font, not a character.
    public var id: UInt32
    /// The origin on the baseline, in points, local to the command. Upright text up to 256 pixels per em is rounded to
    /// quarters of a pixel horizontally and whole pixels vertically; all other text is placed exactly.
    public var position: Point

    /// Creates a glyph with its origin on the baseline.
    public init(id: UInt32, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// The source of the outlines and pictures, and their cache key.
  public var font: any GlyphSource
  /// The font size in points per em. Nothing is painted if it is not finite and above 0.
  public var size: Double
  /// The glyphs in painting order. Cached glyphs are painted one by one, except that overlapping translucent ones are merged;
  /// larger or rotated ones are painted as one outline.
  public var glyphs: [Glyph]

  /// Creates a run of placed glyphs. Does not validate its arguments.
  public init(font: any GlyphSource, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

extension GlyphRun: Equatable {
  /// Returns whether size and glyphs are equal and the font is the same object.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.font === b.font && a.size == b.size && a.glyphs == b.glyphs
  }
}
