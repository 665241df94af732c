// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A 2D transform decomposed into translation, rotation, scale and shear, so that a view that rotates and grows does
// not shrink in between. The decomposition is the common one (Thomas, Goldman: "Decomposing a matrix into simple
// transformations", Graphics Gems II; CSS Transforms 1, section 11): the first row is normalized, and the second row
// is made perpendicular to it.

import Foundation
import TesseraRaster

package struct TransformParts {
  var translation: (x: Double, y: Double)
  /// The rotation angle in radians.
  package var angle: Double
  package var scale: (x: Double, y: Double)
  var shear: Double

  /// Decomposes a transform. Returns nil if the transform is singular.
  package init?(_ m: CGAffineTransform) {
    var (a, b, c, d) = (Double(m.a), Double(m.b), Double(m.c), Double(m.d))
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    translation = (Double(m.tx), Double(m.ty))
    var sx = (a * a + b * b).squareRoot()
    a /= sx
    b /= sx
    var shear = a * c + b * d
    c -= a * shear
    d -= b * shear
    let sy = (c * c + d * d).squareRoot()
    shear /= sy
    if determinant < 0 {
      // One axis is mirrored. Choose the axis that results in the smaller rotation.
      sx = -sx
      shear = -shear
      (a, b) = (-a, -b)
      scale = (sx, sy)
    } else {
      scale = (sx, sy)
    }
    self.shear = shear
    angle = Trigonometry.angle(x: a, y: b)
  }

  /// Interpolates between two transforms, using the shorter rotation.
  func interpolated(to end: TransformParts, fraction f: Double) -> TransformParts {
    var result = self
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    result.translation.x += (end.translation.x - translation.x) * f
    result.translation.y += (end.translation.y - translation.y) * f
    result.angle += turn * f
    result.scale.x += (end.scale.x - scale.x) * f
    result.scale.y += (end.scale.y - scale.y) * f
    result.shear += (end.shear - shear) * f
    return result
  }

  package var affine: CGAffineTransform {
    let (sine, cosine) = Trigonometry.sineAndCosine(angle: angle)
    let (a, b) = (cosine * scale.x, sine * scale.x)
    let c = (cosine * shear - sine) * scale.y
    let d = (sine * shear + cosine) * scale.y
    return CGAffineTransform(
      a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(translation.x), ty: CGFloat(translation.y)
    )
  }
}

extension AnimatableValue {
  /// Interpolates transforms by their decompositions or, if a transform is singular, number by number.
  static func interpolateTransforms(
    from start: AnimatableValue, to end: AnimatableValue, fraction: Double
  ) -> AnimatableValue {
    let (a, b) = (start.transform, end.transform)
    if CATransform3DMakeAffineTransform(a.affine) == a, CATransform3DMakeAffineTransform(b.affine) == b,
      let from = TransformParts(a.affine), let to = TransformParts(b.affine)
    {
      return AnimatableValue(
        transform: CATransform3DMakeAffineTransform(from.interpolated(to: to, fraction: fraction).affine))
    }
    if let from = SpaceParts(a), let to = SpaceParts(b) {
      return AnimatableValue(transform: from.interpolated(to: to, fraction: fraction).transform)
    }
    let rows = zip(a.rows, b.rows).map { Double($0 + ($1 - $0) * CGFloat(fraction)) }
    return AnimatableValue(.transform, rows)
  }
}
