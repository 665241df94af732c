// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where the pictures of glyphs come from. TesseraText's font faces conform.
///
/// The rasterizer asks for outlines once per glyph and keeps them. Two sources are equal when they are the same object.
public protocol GlyphSource: AnyObject, Sendable {
  /// Name of the face and its variation, for dumps: `Inter wght=600`.
  var name: String { get }

  /// Font units per em.
  var unitsPerEm: Double { get }

  /// The outline in font units, y upwards; nil for a glyph without outline (a space, a picture glyph).
  func outline(of glyph: UInt32) -> Path?

  /// The picture of a color glyph (emoji), or nil.
  func picture(of glyph: UInt32) -> GlyphPicture?

  /// How far from its origin a glyph may paint, in ems. 2 unless a source says otherwise.
  var reach: Double { get }
}

extension GlyphSource {
  /// Two ems: more than letters with their marks take.
  public var reach: Double { 2 }
}

/// A color glyph: a bitmap and where it stands, relative to the glyph origin, in ems with y upwards.
public struct GlyphPicture: Equatable, Sendable {
  /// The picture, stretched to `width` and `height` when painted, with linear sampling.
  public var bitmap: Bitmap
  /// From the glyph's origin to the left edge, in ems.
  public var left: Double
  /// From the baseline up to the top edge, in ems.
  public var top: Double
  /// In ems; nothing is painted when it is not above 0.
  public var width: Double
  /// In ems; nothing is painted when it is not above 0.
  public var height: Double

  /// A picture placed in ems. Nothing is checked here.
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
/// TesseraText's only output that the rasterizer sees. Positions are in points, y downwards, local to the command.
public struct GlyphRun: Sendable {
  /// One glyph of the run and where it stands.
  public struct Glyph: Hashable, Sendable {
    /// Index in the font, not a character.
    public var id: UInt32
    /// Origin on the baseline, in points, local to the command. Upright text up to 256 pixels per em is placed at
    /// quarters of a pixel across and whole pixels down; all other text exactly.
    public var position: Point

    /// A glyph with its origin on the baseline.
    public init(id: UInt32, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// Source of the outlines and pictures; also the key under which they are kept.
  public var font: any GlyphSource
  /// Points per em. A size that is not finite and above 0 paints nothing.
  public var size: Double
  /// In painting order. Glyphs whose coverage is kept are painted one by one, translucent ones that run into each other as
  /// one; larger or turned ones as one outline.
  public var glyphs: [Glyph]

  /// A run of placed glyphs. Nothing is checked here.
  public init(font: any GlyphSource, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

extension GlyphRun: Equatable {
  /// Whether size and glyphs are equal and the font is the same object.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.font === b.font && a.size == b.size && a.glyphs == b.glyphs
  }
}
