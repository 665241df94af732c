// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A perspective map of the plane: an affine map divided by `w = g·x + h·y + k`. Points whose w is not above 0 are not in front
/// of the eye and have no image.
public struct Projection: Hashable, Sendable {
  /// The map before the division.
  public var affine: Affine
  /// The change of w per unit of x; 0 without perspective.
  public var g: Double
  /// The change of w per unit of y; 0 without perspective.
  public var h: Double
  /// The w of the origin; 1 without perspective.
  public var k: Double

  /// Creates a map from nine numbers, unchecked.
  public init(affine: Affine, g: Double, h: Double, k: Double) {
    self.affine = affine
    self.g = g
    self.h = h
    self.k = k
  }

  /// The affine map, or nil if there is perspective.
  package var plain: Affine? { g == 0 && h == 0 && k == 1 ? affine : nil }

  /// Whether all nine numbers are finite.
  public var isFinite: Bool { affine.isFinite && g.isFinite && h.isFinite && k.isFinite }

  /// Returns the map that applies `self` first and then `next`.
  public func concatenating(_ next: Affine) -> Projection {
    let a = affine
    return Projection(
      affine: Affine(
        a: a.a * next.a + a.b * next.c + g * next.tx, b: a.a * next.b + a.b * next.d + g * next.ty,
        c: a.c * next.a + a.d * next.c + h * next.tx, d: a.c * next.b + a.d * next.d + h * next.ty,
        tx: a.tx * next.a + a.ty * next.c + k * next.tx, ty: a.tx * next.b + a.ty * next.d + k * next.ty),
      g: g, h: h, k: k)
  }

  /// Returns the map that applies `self` first and then another perspective map.
  package func concatenating(_ next: Projection) -> Projection {
    var result = concatenating(next.affine)
    let a = affine
    result.g = a.a * next.g + a.b * next.h + g * next.k
    result.h = a.c * next.g + a.d * next.h + h * next.k
    result.k = a.tx * next.g + a.ty * next.h + k * next.k
    return result
  }

  package func w(_ point: Point) -> Double { g * point.x + h * point.y + k }

  /// Returns the image of a point, or nil if it is not in front of the eye.
  public func apply(_ point: Point) -> Point? {
    let w = w(point)
    guard w > 0 else { return nil }
    let flat = affine.apply(point)
    return Point(x: flat.x / w, y: flat.y / w)
  }

  /// The inverse map, up to a positive factor, or nil if the plane is viewed edge-on. The map itself, not its inverse, decides
  /// whether a point is in front of the eye.
  package var inverted: Projection? {
    // The rows of the matrix that is multiplied from the right with the row (x, y, 1).
    let (m11, m12, m13) = (affine.a, affine.b, g)
    let (m21, m22, m23) = (affine.c, affine.d, h)
    let (m31, m32, m33) = (affine.tx, affine.ty, k)
    let c11 = m22 * m33 - m23 * m32
    let c12 = m13 * m32 - m12 * m33
    let c13 = m12 * m23 - m13 * m22
    let det = m11 * c11 + m21 * c12 + m31 * c13
    guard det != 0, det.isFinite else { return nil }
    return Projection(
      affine: Affine(
        a: c11 / det, b: c12 / det, c: (m23 * m31 - m21 * m33) / det, d: (m11 * m33 - m13 * m31) / det,
        tx: (m21 * m32 - m22 * m31) / det, ty: (m12 * m31 - m11 * m32) / det),
      g: c13 / det, h: (m13 * m21 - m11 * m23) / det, k: (m11 * m22 - m12 * m21) / det)
  }

  /// Returns the part of a rectangle whose image is within another one, in front of the eye, as a polygon in the rectangle's
  /// coordinates.
  package func polygon(of rect: Rect, within window: Rect) -> [Point] {
    guard isFinite, !rect.isEmpty, rect.isFinite else { return [] }
    var corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    // Points closer to the eye than a thousandth of the maximum w are cut off, because their image would be unbounded.
    let most = corners.map(w).max() ?? 0
    guard most > 0 else { return [] }
    // Each border is a line in the rectangle's coordinates: multiplying by w eliminates the division.
    let a = affine
    let borders: [(x: Double, y: Double, z: Double)] = [
      (g, h, k - most / 1000),
      (a.a - window.minX * g, a.c - window.minX * h, a.tx - window.minX * k),
      (window.maxX * g - a.a, window.maxX * h - a.c, window.maxX * k - a.tx),
      (a.b - window.minY * g, a.d - window.minY * h, a.ty - window.minY * k),
      (window.maxY * g - a.b, window.maxY * h - a.d, window.maxY * k - a.ty),
    ]
    for border in borders {
      corners = corners.clipped { border.x * $0.x + border.y * $0.y + border.z }
    }
    return corners
  }

  /// Returns the lengths in the image of a unit along x and a unit along y, at a point in front of the eye.
  package func scales(at point: Point) -> (x: Double, y: Double) {
    guard let image = apply(point) else { return (0, 0) }
    let w = w(point)
    let (xx, xy) = ((affine.a - g * image.x) / w, (affine.b - g * image.y) / w)
    let (yx, yy) = ((affine.c - h * image.x) / w, (affine.d - h * image.y) / w)
    return ((xx * xx + xy * xy).squareRoot(), (yx * yx + yy * yy).squareRoot())
  }
}
