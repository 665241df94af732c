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

  /// The picture of a colour glyph (emoji), or nil.
  func picture(of glyph: UInt32) -> GlyphPicture?
}

/// A colour glyph: a bitmap and where it stands, relative to the glyph origin, in ems with y upwards.
public struct GlyphPicture: Equatable, Sendable {
  public var bitmap: Bitmap
  /// Left edge and top edge in ems; width and height in ems.
  public var left: Double
  public var top: Double
  public var width: Double
  public var height: Double

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
  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    public var position: Point

    public init(id: UInt32, position: Point) {
      self.id = id
      self.position = position
    }
  }

  public var font: any GlyphSource
  /// Points per em.
  public var size: Double
  public var glyphs: [Glyph]

  public init(font: any GlyphSource, size: Double, glyphs: [Glyph]) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
  }
}

extension GlyphRun: Equatable {
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.font === b.font && a.size == b.size && a.glyphs == b.glyphs
  }
}
