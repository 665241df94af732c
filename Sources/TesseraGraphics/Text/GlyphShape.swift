// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The effect of text attributes on glyph outlines. The rasterizer requests outlines from a glyph source and caches
// their coverage. Therefore, a font with modified outlines is a separate glyph source. Once cached, stroked glyphs
// can be drawn as fast as filled glyphs.

import Foundation
import TesseraRaster

/// The modification of a font's glyphs for a run.
struct GlyphShape: Hashable, Sendable {
  /// The factor by which the width is multiplied.
  var stretch = 1.0
  /// The slant to the right, as the tangent of the angle.
  var slant = 0.0
  /// The width of the outline in ems, or 0 for filled glyphs.
  var stroke = 0.0

  static let plain = GlyphShape()

  /// Returns a glyph source with this shape applied to a font's glyphs.
  func applied(to face: any GlyphSource) -> any GlyphSource {
    self == .plain ? face : TransformedGlyphs.source(face, self)
  }
}

/// The glyphs of a font, stretched, slanted or stroked.
///
/// Strokes have mitered corners up to ten times their width, as in Core Graphics. They follow the boundary of the
/// filled area. Overlapping contours, which occur in variable fonts, are merged.
final class TransformedGlyphs: GlyphSource, @unchecked Sendable {
  private let face: any GlyphSource
  private let shape: GlyphShape
  let name: String
  let reach: Double
  private let lock = NSLock()
  /// A cache of outlines, because stroking is slower than reading the original outline.
  private var outlines: [UInt32: Path?] = [:]
  private static let maximumCount = 512

  private init(_ face: any GlyphSource, _ shape: GlyphShape) {
    self.face = face
    self.shape = shape
    var words = [face.name]
    if shape.stretch != 1 { words.append("stretch=\(shape.stretch)") }
    if shape.slant != 0 { words.append("slant=\(shape.slant)") }
    if shape.stroke > 0 { words.append("stroke=\(shape.stroke)") }
    name = words.joined(separator: " ")
    let corner = shape.stroke / 2 * Self.miterLimit
    reach = face.reach * max(1, shape.stretch) * (1 + abs(shape.slant)) + corner
  }

  var unitsPerEm: Double { face.unitsPerEm }

  func outline(of glyph: UInt32) -> Path? {
    lock.lock()
    let known = outlines[glyph]
    lock.unlock()
    if let known { return known }
    let made = face.outline(of: glyph).map(shaped)
    lock.lock()
    defer { lock.unlock() }
    if outlines.count >= Self.maximumCount { outlines.removeAll() }
    outlines[glyph] = .some(made)
    return made
  }

  /// Returns the bitmap of a glyph. Bitmaps are stretched but neither stroked nor slanted.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard var picture = face.picture(of: glyph) else { return nil }
    picture.left *= shape.stretch
    picture.width *= shape.stretch
    return picture
  }

  private static let miterLimit = 10.0

  private func shaped(_ path: Path) -> Path {
    var path = path
    if shape.stretch != 1 || shape.slant != 0 {
      path = path.mapped(by: Affine(a: shape.stretch, b: 0, c: shape.slant, d: 1, tx: 0, ty: 0))
    }
    guard shape.stroke > 0 else { return path }
    let style = StrokeStyle(width: shape.stroke * unitsPerEm, miterLimit: Self.miterLimit)
    // The contours of glyphs are always closed, even if the font file does not close them.
    let tolerance = unitsPerEm / 8192
    return ContourMerger.merge(path.closed, tolerance: tolerance).stroked(style, tolerance: tolerance)
  }
}

extension TransformedGlyphs {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var shape: GlyphShape
  }

  /// A cache that returns the same glyph source for equal fonts and shapes, because the rasterizer caches glyph
  /// coverage by the identity of the source.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [Key: TransformedGlyphs] = [:]
    private static let maximumCount = 256

    func source(_ face: any GlyphSource, _ shape: GlyphShape) -> TransformedGlyphs {
      let key = Key(face: ObjectIdentifier(face), shape: shape)
      lock.lock()
      defer { lock.unlock() }
      // A cached source retains its font, so that no other object can have the font's identifier.
      if let known = sources[key] { return known }
      if sources.count >= Self.maximumCount { sources.removeAll() }
      let source = TransformedGlyphs(face, shape)
      sources[key] = source
      return source
    }
  }

  private static let known = Known()

  static func source(_ face: any GlyphSource, _ shape: GlyphShape) -> TransformedGlyphs { known.source(face, shape) }

  /// Returns the font whose glyphs a source contains.
  static func face(of source: any GlyphSource) -> any GlyphSource { (source as? TransformedGlyphs)?.face ?? source }
}

extension Path {
  /// A copy of the path in which all contours are closed.
  fileprivate var closed: Path {
    var result = Path()
    var next = 0
    for (index, element) in elements.enumerated() {
      switch element {
      case .move:
        if index > 0 { result.close() }
        result.move(to: points[next])
        next += 1
      case .line:
        result.addLine(to: points[next])
        next += 1
      case .quadratic:
        result.addQuadratic(to: points[next + 1], control: points[next])
        next += 2
      case .cubic:
        result.addCubic(to: points[next + 2], control1: points[next], control2: points[next + 1])
        next += 3
      case .close: result.close()
      }
    }
    result.close()
    return result
  }
}
