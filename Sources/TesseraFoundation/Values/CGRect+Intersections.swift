// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Linux's Foundation counts a shared edge as an intersection, and traps at coordinates that are not numbers. Extensions of
// another module don't hide its members, so the porting tool declares `intersects(_:)` and `intersection(_:)` in each file
// that calls them, on top of these.
extension CGRect {
  /// Returns whether two rectangles intersect, as `CGRectIntersectsRect` defines it: their intersection is not the null
  /// rectangle.
  ///
  /// Rectangles that only share an edge or a corner don't intersect. A rectangle without width or height intersects one that
  /// contains it, away from its edges. The null rectangle, and coordinates that are not numbers, intersect nothing.
  public func _coreGraphicsIntersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && maxX > rect2.minX && rect2.maxX > minX && maxY > rect2.minY && rect2.maxY > minY
  }

  /// Returns the intersection of two rectangles, as `CGRectIntersection` defines it: the null rectangle if they don't
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
