// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty` (the letters of CGAffineTransform).
public struct Affine: Hashable, Sendable {
  /// The change of x' per unit of x: the horizontal scale if there is no rotation.
  public var a: Double
  /// The change of y' per unit of x; 0 without rotation or skew.
  public var b: Double
  /// The change of x' per unit of y; 0 without rotation or skew.
  public var c: Double
  /// The change of y' per unit of y: the vertical scale if there is no rotation.
  public var d: Double
  /// The x' of the origin, in the target's unit.
  public var tx: Double
  /// The y' of the origin, in the target's unit.
  public var ty: Double

  /// The identity map.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a map from the six numbers, unchecked.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns the map that translates every point by (x, y).
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the map that scales coordinates about the origin. Negative factors mirror.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the map that applies `self` first and then `next`.
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the mapped point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the mapped rectangle.
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

  /// The factor by which areas grow. Negative if the map mirrors, 0 if it is singular.
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil if the map is singular.
  public var inverted: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether rectangles stay axis-aligned and are not mirrored or rotated.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six numbers are finite. Commands with other transforms paint nothing.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
