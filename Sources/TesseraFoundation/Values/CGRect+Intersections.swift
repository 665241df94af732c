// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Foundation on Linux treats a shared edge as an intersection and traps if a coordinate is NaN. An extension in
// another module can't hide Foundation's methods. Therefore, the porting tool declares `intersects(_:)` and
// `intersection(_:)` in each file that calls them, and these declarations call the following methods.
extension CGRect {
  /// Returns whether two rectangles intersect, according to the rules of `CGRectIntersectsRect`.
  ///
  /// Rectangles that share only an edge or a corner do not intersect. A rectangle with a width or height of zero
  /// intersects a rectangle that contains it in its interior. The null rectangle and rectangles with NaN coordinates
  /// never intersect.
  public func _coreGraphicsIntersects(_ rect2: CGRect) -> Bool {
    !isNull && !rect2.isNull && maxX > rect2.minX && rect2.maxX > minX && maxY > rect2.minY && rect2.maxY > minY
  }

  /// Returns the intersection of two rectangles, according to the rules of `CGRectIntersection`. If they do not
  /// intersect, returns the null rectangle.
  ///
  /// The result is standardized, so its width and height are not negative.
  public func _coreGraphicsIntersection(_ rect2: CGRect) -> CGRect {
    guard _coreGraphicsIntersects(rect2) else { return .null }
    let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
    return CGRect(
      x: left, y: top, width: min(maxX, rect2.maxX) - left, height: min(maxY, rect2.maxY) - top)
  }
}
