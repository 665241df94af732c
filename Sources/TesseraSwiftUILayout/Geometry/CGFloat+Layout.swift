// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

extension CGFloat {
  /// The number, or 0 if it is infinite or NaN.
  var orZero: CGFloat { isFinite ? self : 0 }

  /// The number as a length: 0 if it is negative or NaN. Infinity remains.
  var asLength: CGFloat { self > 0 ? self : 0 }
}

extension CGSize {
  /// The size without negative and NaN lengths.
  var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The size with 0 in place of negative, NaN and infinite lengths.
  var finiteLengths: CGSize { CGSize(width: width.asLength.orZero, height: height.asLength.orZero) }

  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Creates a size from a length along an axis and one across it.
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

  /// Returns the point moved by a distance.
  func offset(x dx: CGFloat, y dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}

extension CGRect {
  /// Returns a part of the rectangle mirrored horizontally within it.
  func mirroring(_ part: CGRect) -> CGRect {
    CGRect(x: minX + maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
  }
}
