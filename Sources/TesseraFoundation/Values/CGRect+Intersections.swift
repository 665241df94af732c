// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux counts a shared edge as an intersection, and traps at NaN coordinates. Extensions in another module
// cannot hide its members, so the porting tool declares `intersects(_:)` and `intersection(_:)` in each file that calls them,
// based on these.
extension CGRect {
  /// Returns whether two rectangles intersect, as defined by `CGRectIntersectsRect`: their intersection is not the null
  /// rectangle.
  ///
  /// Rectangles that only share an edge or a corner do not intersect. A rectangle without width or height intersects one that
  /// contains it, away from its edges. The null rectangle, and NaN coordinates, intersect nothing.
  public func _coreGraphicsIntersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && maxX > rect2.minX && rect2.maxX > minX && maxY > rect2.minY && rect2.maxY > minY
  }

  /// Returns the intersection of two rectangles, as defined by `CGRectIntersection`: the null rectangle if they do not
  /// intersect.
  ///
  /// The result is standardized: width and height are not negative.
  public func _coreGraphicsIntersection(_ rect2: CGRect) -> CGRect {
    guard _coreGraphicsIntersects(rect2) else { return .null }
    let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return CGRect(
      x: left, y: top, width: min(maxX, rect2.maxX) - left, height: min(maxY, rect2.maxY) - top)
  }
}
