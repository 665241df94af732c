// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraSystem.FreeType
import TesseraRaster

/// The conversion of FreeType outlines to paths in font units, with an upward y axis.
///
/// FreeType's own decomposition isn't used because it computes the implied point between two control points by
/// integer division, which displaces the point by up to half a unit. Here, implied points are exact.
enum OutlineReader {
  /// The maximum coordinate in font units. Larger coordinates occur only in malformed fonts.
  static let limit = 1 << 20

  /// - Parameter embolden: The thickness added to strokes, in font units, half on each side. FreeType displaces the
  ///   points with integer arithmetic.
  static func read(_ face: FT_Face, glyph: UInt32, slant: Double, embolden: Int = 0) -> Path? {
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph else { return nil }
    guard slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return nil }
    if embolden > 0, slot.pointee.outline.n_points > 0 {
      // FreeType extends the outline to the right and upward.
      FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(embolden))
      FT_Outline_Translate(&slot.pointee.outline, FT_Pos(-embolden / 2), FT_Pos(-embolden / 2))
    }
    let outline = slot.pointee.outline
    guard outline.n_points > 0, outline.n_contours > 0, let points = outline.points, let tags = outline.tags,
      let ends = outline.contours
    else { return nil }
    var path = Path()
    var start = 0
    for c in 0..<Int(outline.n_contours) {
      let end = Int(ends[c])
      guard end < Int(outline.n_points) else { break }
      if end > start {
        let contour = Contour(points: points + start, tags: tags + start, count: end - start + 1, slant: slant)
        contour.append(to: &path)
      }
      start = end + 1
    }
    return path.isEmpty ? nil : path
  }
}

/// A closed contour of a FreeType outline.
private struct Contour {
  enum Kind { case on, quadratic, cubic }

  let points: UnsafePointer<FT_Vector>
  let tags: UnsafePointer<CChar>
  let count: Int
  let slant: Double

  init(points: UnsafePointer<FT_Vector>, tags: UnsafePointer<CChar>, count: Int, slant: Double) {
    assert(count > 1, "A contour of \(count) points.")
    self.points = points
    self.tags = tags
    self.count = count
    self.slant = slant
  }

  private func kind(at i: Int) -> Kind {
    switch tags[i % count] & 3 {
    case 0: .quadratic
    case 2: .cubic
    default: .on
    }
  }

  private func point(_ i: Int) -> Point {
    let p = points[i % count]
    let x = Double(min(OutlineReader.limit, max(-OutlineReader.limit, p.x)))
    let y = Double(min(OutlineReader.limit, max(-OutlineReader.limit, p.y)))
    return Point(x: x + slant * y, y: y)
  }

  private func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }

  /// Traverses the contour once, starting and ending at the same on-curve point, and appends it to a path.
  func append(to path: inout Path) {
    let first = (0..<count).first { kind(at: $0) == .on }
    let start = first.map(point) ?? middle(point(count - 1), point(0))
    path.move(to: start)
    var i = first.map { $0 + 1 } ?? 0
    let end = first.map { $0 + count } ?? count
    while i < end {
      i += step(at: i, end: end, start: start, to: &path)
    }
    // The last cubic curve may lack its final points.
    assert(i <= end + 2, "The walk left the contour.")
    path.close()
  }

  /// Appends one segment and returns the number of points it consumed. Index `end` refers to the start point again.
  private func step(at i: Int, end: Int, start: Point, to path: inout Path) -> Int {
    assert(i >= 0 && i < end, "Point \(i) is outside of 0..<\(end).")
    let a = point(i)
    switch kind(at: i) {
    case .on:
      path.addLine(to: a)
      return 1
    case .quadratic:
      if i + 1 == end {
        path.addQuadratic(to: start, control: a)
        return 1
      }
      let b = point(i + 1)
      if kind(at: i + 1) == .on {
        path.addQuadratic(to: b, control: a)
        return 2
      }
      path.addQuadratic(to: middle(a, b), control: a)
      return 1
    case .cubic:
      let b = i + 1 < end ? point(i + 1) : start
      let c = i + 2 < end ? point(i + 2) : start
      path.addCubic(to: c, control1: a, control2: b)
      return 3
    }
  }
}
