// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An affine transform of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, with the names used by
/// CGAffineTransform.
public struct Affine: Hashable, Sendable {
  /// The change in x' per unit of x. Without rotation, the horizontal scale.
  public var a: Double
  /// The change in y' per unit of x. 0 if there is no rotation or skew.
  public var b: Double
  /// The change in x' per unit of y. 0 if there is no rotation or skew.
  public var c: Double
  /// The change in y' per unit of y. Without rotation, the vertical scale.
  public var d: Double
  /// The horizontal translation, in the target's units.
  public var tx: Double
  /// The vertical translation, in the target's units.
  public var ty: Double

  /// The identity transform.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from six numbers, which are not validated.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a transform that translates by (x, y).
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a transform that scales coordinates about the origin. Negative factors mirror.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a transform that applies `self` first and then `next`.
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the transformed point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed rectangle.
  public func apply(_ rect: Rect) -> Rect {
    if b == 0 && c == 0 {
      let x0 = a * rect.minX + tx
      let x1 = a * rect.maxX + tx
      let y0 = d * rect.minY + ty
      let y1 = d * rect.maxY + ty
      return Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    let p = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.maxX, y: rect.maxY)), apply(Point(x: rect.minX, y: rect.maxY)),
    ]
    let left = min(min(p[0].x, p[1].x), min(p[2].x, p[3].x))
    let right = max(max(p[0].x, p[1].x), max(p[2].x, p[3].x))
    let top = min(min(p[0].y, p[1].y), min(p[2].y, p[3].y))
    let bottom = max(max(p[0].y, p[1].y), max(p[2].y, p[3].y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The factor by which areas grow. Negative if the transform mirrors, and 0 if it is singular.
  public var determinant: Double { a * d - b * c }

  /// The inverse transform, or nil if the transform is singular.
  public var inverted: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether the transform keeps rectangles axis-aligned and neither mirrors nor rotates them.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six numbers are finite. Otherwise, commands with this transform draw nothing.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
