// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster

/// A 4 x 4 transform matrix of a layer. As in Core Animation, points are row vectors that are multiplied by the
/// matrix on their right.
public struct CATransform3D: Hashable, Sendable {
  /// The first row, to which the x-axis is mapped. `m11` scales x, and `m12` shears y in proportion to x.
  public var m11, m12, m13, m14: CGFloat
  /// The second row, to which the y-axis is mapped. `m22` scales y, and `m21` shears x in proportion to y.
  public var m21, m22, m23, m24: CGFloat
  /// The third row, to which the z-axis is mapped. `m34` determines the perspective: -1 divided by the eye's distance
  /// in points.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row, the translation in points. All coordinates are divided by `m44`.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix whose elements are all zero. It is not the identity matrix.
  public init() {
    self.init(rows: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Creates a matrix from its sixteen elements, which are named by row and column.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  /// Creates a matrix from its sixteen elements in row order.
  package init(rows m: [CGFloat]) {
    (m11, m12, m13, m14) = (m[0], m[1], m[2], m[3])
    (m21, m22, m23, m24) = (m[4], m[5], m[6], m[7])
    (m31, m32, m33, m34) = (m[8], m[9], m[10], m[11])
    (m41, m42, m43, m44) = (m[12], m[13], m[14], m[15])
  }

  /// The sixteen elements in row order.
  package var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The effect of the matrix on the plane, without perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The identity matrix.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// Returns a matrix that transforms the plane like `m` and does not change z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Returns a matrix that translates points by the given distances, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// Returns a matrix that scales the axes by the given factors, relative to the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// Returns a matrix that rotates points by `angle` radians around the vector (x, y, z), or the identity matrix if the
/// vector's length is 0. Around (0, 0, 1), a positive angle rotates clockwise on screen.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (ux, uy, uz) = (x / length, y / length, z / length)
  let turn = Trigonometry.sineAndCosine(angle: Double(angle))
  let (s, c) = (CGFloat(turn.sine), CGFloat(turn.cosine))
  let t = 1 - c
  return CATransform3D(rows: [
    t * ux * ux + c, t * ux * uy + s * uz, t * ux * uz - s * uy, 0,
    t * ux * uy - s * uz, t * uy * uy + c, t * uy * uz + s * ux, 0,
    t * ux * uz + s * uy, t * uy * uz - s * ux, t * uz * uz + c, 0,
    0, 0, 0, 1,
  ])
}

/// Returns a matrix that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (l, r) = (a.rows, b.rows)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for k in 0..<4 { product[row * 4 + column] += l[row * 4 + k] * r[k * 4 + column] }
    }
  }
  return CATransform3D(rows: product)
}

/// Returns a matrix that translates points first and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), t)
}

/// Returns a matrix that scales points first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), t)
}

/// Returns a matrix that rotates points by `angle` radians around the vector (x, y, z) first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns whether a matrix is exactly equal to the identity matrix.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns the effect of a matrix on the plane: `m11`, `m12`, `m21`, `m22`, `m41` and `m42`. The other elements are
/// ignored, even if they have an effect.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
