// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed without the translation. The result may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle. The result for the null rectangle is the null rectangle.
  ///
  /// A translation preserves the exact size, and a rotation by 90 degrees exactly swaps the width and height.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || t.isIdentity { return self }
    let t = t.settled
    let rect = standardized
    let (minX, minY, width, height) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    // Adds the minimum contribution of each side, which depends on the sign of the coefficient.
    let x = (t.a < 0 ? t.a * (minX + width) : t.a * minX) + (t.c < 0 ? t.c * (minY + height) : t.c * minY)
    let y = (t.b < 0 ? t.b * (minX + width) : t.b * minX) + (t.d < 0 ? t.d * (minY + height) : t.d * minY)
    return CGRect(
      x: x + t.tx, y: y + t.ty, width: abs(t.a) * width + abs(t.c) * height,
      height: abs(t.b) * width + abs(t.d) * height)
  }
}

extension CGAffineTransform {
  /// The transform without the rounding errors of sines and cosines. For a rotation by 90 degrees, these may be 6e-17
  /// instead of 0 and 0.9999999999999999 instead of 1.
  package var settled: CGAffineTransform {
    if b == 0, c == 0, a == 1, d == 1 { return self }
    let noise = 1e-14 * max(abs(a), abs(b), abs(c), abs(d))
    func settle(_ value: CGFloat) -> CGFloat {
      if abs(value) <= noise { return 0 }
      return abs(abs(value) - 1) <= 1e-14 ? (value < 0 ? -1 : 1) : value
    }
    return CGAffineTransform(a: settle(a), b: settle(b), c: settle(c), d: settle(d), tx: tx, ty: ty)
  }
}

extension Affine {
  /// Creates the rasterizer's representation of a transform.
  package init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
  }
}

extension CGAffineTransform {
  package init(_ affine: Affine) {
    self.init(
      a: CGFloat(affine.a), b: CGFloat(affine.b), c: CGFloat(affine.c), d: CGFloat(affine.d),
      tx: CGFloat(affine.tx), ty: CGFloat(affine.ty))
  }
}
