// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension CGFloat {
  /// The number, or 0 if it is infinite or NaN.
  var orZero: CGFloat { isFinite ? self : 0 }

  /// The number as a length: negative numbers and NaN are replaced with 0. Infinity is preserved.
  var asLength: CGFloat { self > 0 ? self : 0 }
}

extension CGSize {
  /// The size with negative and NaN lengths replaced with 0.
  var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The size with negative, NaN and infinite lengths replaced with 0.
  var finiteLengths: CGSize { CGSize(width: width.asLength.orZero, height: height.asLength.orZero) }

  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Creates a size from a length along an axis and a length along the perpendicular axis.
  init(along axis: Axis, length: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }

  /// Returns the point translated by the given distances.
  func offset(x dx: CGFloat, y dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}

extension CGRect {
  /// Mirrors `part` horizontally within the rectangle.
  func mirroring(_ part: CGRect) -> CGRect {
    CGRect(x: minX + maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
  }
}
