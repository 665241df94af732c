// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A perspective transform of the plane: an affine transform divided by `w = g·x + h·y + k`. Points with w <= 0 are
/// not in front of the eye and are not projected.
public struct Projection: Hashable, Sendable {
  /// The affine transform before the division.
  public var affine: Affine
  /// The change in w per unit of x. 0 if there is no perspective.
  public var g: Double
  /// The change in w per unit of y. 0 if there is no perspective.
  public var h: Double
  /// The value of w at the origin. 1 if there is no perspective.
  public var k: Double

  /// Creates a transform from nine numbers, which are not validated.
  public init(affine: Affine, g: Double, h: Double, k: Double) {
    self.affine = affine
    self.g = g
    self.h = h
    self.k = k
  }

  /// The affine transform, or nil if there is perspective.
  package var plain: Affine? { g == 0 && h == 0 && k == 1 ? affine : nil }

  /// Whether all nine numbers are finite.
  public var isFinite: Bool { affine.isFinite && g.isFinite && h.isFinite && k.isFinite }

  /// Returns a transform that applies `self` first and then `next`.
  public func concatenating(_ next: Affine) -> Projection {
    let a = affine
    return Projection(
      affine: Affine(
        a: a.a * next.a + a.b * next.c + g * next.tx, b: a.a * next.b + a.b * next.d + g * next.ty,
        c: a.c * next.a + a.d * next.c + h * next.tx, d: a.c * next.b + a.d * next.d + h * next.ty,
        tx: a.tx * next.a + a.ty * next.c + k * next.tx, ty: a.tx * next.b + a.ty * next.d + k * next.ty),
      g: g, h: h, k: k)
  }

  /// Returns a transform that applies `self` first and then another perspective transform.
  package func concatenating(_ next: Projection) -> Projection {
    var result = concatenating(next.affine)
    let a = affine
    result.g = a.a * next.g + a.b * next.h + g * next.k
    result.h = a.c * next.g + a.d * next.h + h * next.k
    result.k = a.tx * next.g + a.ty * next.h + k * next.k
    return result
  }

  package func w(_ point: Point) -> Double { g * point.x + h * point.y + k }

  /// Returns the projected point, or nil if the point is not in front of the eye.
  public func apply(_ point: Point) -> Point? {
    let w = w(point)
    guard w > 0 else { return nil }
    let flat = affine.apply(point)
    return Point(x: flat.x / w, y: flat.y / w)
  }

  /// The inverse transform, up to a positive factor, or nil if the plane is viewed edge-on. Use the transform itself,
  /// not its inverse, to determine whether a point is in front of the eye.
  package var inverted: Projection? {
    // The rows of the matrix. Row vectors (x, y, 1) are multiplied by it from the left.
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

  /// Returns the part of a rectangle that is in front of the eye and is projected into another rectangle. The result
  /// is a polygon in the first rectangle's coordinates.
  package func polygon(of rect: Rect, within window: Rect) -> [Point] {
    guard isFinite, !rect.isEmpty, rect.isFinite else { return [] }
    var corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    // Points closer to the eye than a thousandth of the maximum w are clipped, because their projection would be
    // unbounded.
    let most = corners.map(w).max() ?? 0
    guard most > 0 else { return [] }
    // Each edge of the window is a line in the rectangle's coordinates. Multiplying by w eliminates the division.
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

  /// Returns the projected lengths of a unit along x and a unit along y, at a point in front of the eye.
  package func scales(at point: Point) -> (x: Double, y: Double) {
    guard let image = apply(point) else { return (0, 0) }
    let w = w(point)
    let (xx, xy) = ((affine.a - g * image.x) / w, (affine.b - g * image.y) / w)
    let (yx, yy) = ((affine.c - h * image.x) / w, (affine.d - h * image.y) / w)
    return ((xx * xx + xy * xy).squareRoot(), (yx * yx + yy * yy).squareRoot())
  }
}
