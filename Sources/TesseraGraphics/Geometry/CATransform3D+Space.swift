// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Projection of the layer plane with a matrix that has depth.

package import Foundation
package import TesseraRaster

extension CATransform3D {
  /// Whether the matrix moves points out of the plane or has perspective, so that a `CGAffineTransform` can't
  /// represent it.
  package var hasDepth: Bool {
    m13 != 0 || m14 != 0 || m23 != 0 || m24 != 0 || m31 != 0 || m32 != 0 || m33 != 1 || m34 != 0 || m43 != 0
      || m44 != 1
  }

  /// The projection of the plane z = 0 onto the screen. The transformed z-coordinate is ignored.
  package var projection: Projection {
    Projection(affine: Affine(affine), g: Double(m14), h: Double(m24), k: Double(m44))
  }

  /// Returns the transformed z-coordinate of a point in the plane, or infinity if the point is not in front of the
  /// eye.
  package func depth(of point: CGPoint) -> CGFloat {
    let w = point.x * m14 + point.y * m24 + m44
    return w > 0 ? (point.x * m13 + point.y * m23 + m43) / w : .infinity
  }
}
