// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Returns whether all sixteen elements of two matrices are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns whether the matrix maps the plane to itself and does not change z, so that a `CGAffineTransform` can
/// represent it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the inverse matrix, or the matrix itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Uses Gauss-Jordan elimination with the largest pivot in each column.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
    let value = left[pivot * 4 + column]
    guard value != 0, value.isFinite else { return t }
    for k in 0..<4 {
      left.swapAt(pivot * 4 + k, column * 4 + k)
      right.swapAt(pivot * 4 + k, column * 4 + k)
    }
    for k in 0..<4 {
      left[column * 4 + k] /= value
      right[column * 4 + k] /= value
    }
    for row in 0..<4 where row != column {
      let factor = left[row * 4 + column]
      guard factor != 0 else { continue }
      for k in 0..<4 {
        left[row * 4 + k] -= factor * left[column * 4 + k]
        right[row * 4 + k] -= factor * right[column * 4 + k]
      }
    }
  }
  return CATransform3D(rows: right)
}
