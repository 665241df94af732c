// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty` (the letters of CGAffineTransform).
public struct Affine: Hashable, Sendable {
  /// How far x' moves when x grows by 1: the horizontal scale, where nothing is turned.
  public var a: Double
  /// How far y' moves when x grows by 1; 0 where nothing is turned or skewed.
  public var b: Double
  /// How far x' moves when y grows by 1; 0 where nothing is turned or skewed.
  public var c: Double
  /// How far y' moves when y grows by 1: the vertical scale, where nothing is turned.
  public var d: Double
  /// x' of the origin, in the target's unit.
  public var tx: Double
  /// y' of the origin, in the target's unit.
  public var ty: Double

  /// The map that leaves every point where it is.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map of the six numbers, unchecked.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves every point by (x, y).
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The map that multiplies coordinates, about the origin. Negative factors mirror.
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies `self` first and `next` to its result.
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The mapped point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the mapped rectangle.
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

  /// The factor by which areas grow; negative when the map mirrors, 0 when it flattens the plane.
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil when the map flattens the plane.
  public var inverted: Affine? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }

  /// Whether rectangles stay axis-aligned rectangles that are not mirrored or turned.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Whether all six numbers are finite. Commands with other transforms paint nothing.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
