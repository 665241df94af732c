// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What attributes do to the outlines of glyphs. The rasterizer asks a source for outlines and keeps their coverage, so a face
// with other outlines is another source: stroked letters cost as much as filled ones once they are known.

import Foundation
import TesseraRaster

/// How the glyphs of a run differ from those of its face.
struct GlyphShape: Hashable, Sendable {
  /// Factor of the width; 1 for the face's own.
  var stretch = 1.0
  /// Tangent of the angle by which glyphs lean to the right.
  var slant = 0.0
  /// Width of the line around glyphs, in ems; 0 for glyphs that are filled.
  var stroke = 0.0

  static let plain = GlyphShape()

  /// Returns the face with these outlines.
  func applied(to face: any GlyphSource) -> any GlyphSource {
    self == .plain ? face : ShapedGlyphs.source(face, self)
  }
}

/// The glyphs of a face, stretched, leaning, or as the line around them.
///
/// Lines have pointed corners up to ten times their width, as in Core Graphics. They go around what a glyph fills: contours
/// that overlap, as in variable fonts, are made one.
final class ShapedGlyphs: GlyphSource, @unchecked Sendable {
  private let face: any GlyphSource
  private let shape: GlyphShape
  let name: String
  let reach: Double
  private let lock = NSLock()
  /// Outlines already made: stroking costs more than reading.
  private var outlines: [UInt32: Path?] = [:]
  private static let greatestCount = 512

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
    if outlines.count >= Self.greatestCount { outlines.removeAll() }
    outlines[glyph] = .some(made)
    return made
  }

  /// Pictures are neither stroked nor slanted, only stretched.
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
    // Contours of glyphs are closed, whether their file says so or not.
    let tolerance = unitsPerEm / 8192
    return ContourMerger.merge(path.closed, tolerance: tolerance).stroked(style, tolerance: tolerance)
  }
}

extension ShapedGlyphs {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var shape: GlyphShape
  }

  /// One source for equal faces and shapes: the rasterizer knows coverage by the source's identity.
  private final class Known: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [Key: ShapedGlyphs] = [:]
    private static let greatestCount = 256

    func source(_ face: any GlyphSource, _ shape: GlyphShape) -> ShapedGlyphs {
      let key = Key(face: ObjectIdentifier(face), shape: shape)
      lock.lock()
      defer { lock.unlock() }
      // A source keeps its face, so that no other object takes the face's identifier.
      if let known = sources[key] { return known }
      if sources.count >= Self.greatestCount { sources.removeAll() }
      let source = ShapedGlyphs(face, shape)
      sources[key] = source
      return source
    }
  }

  private static let known = Known()

  static func source(_ face: any GlyphSource, _ shape: GlyphShape) -> ShapedGlyphs { known.source(face, shape) }

  /// Returns the face whose glyphs a source shows.
  static func face(of source: any GlyphSource) -> any GlyphSource { (source as? ShapedGlyphs)?.face ?? source }
}

extension Path {
  /// The path with every contour closed.
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
