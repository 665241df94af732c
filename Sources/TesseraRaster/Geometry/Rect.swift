// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An axis-aligned rectangle. A rectangle with a negative `width` or `height` is empty.
///
///     (x, y) ┌──────────┐
///            │          │ height
///            └──────────┘
///               width
public struct Rect: Hashable, Sendable {
  /// The x-coordinate of the left edge, unless the width is negative.
  public var x: Double
  /// The y-coordinate of the top edge, unless the height is negative.
  public var y: Double
  /// The distance from `minX` to `maxX`. May be negative.
  public var width: Double
  /// The distance from `minY` to `maxY`. May be negative.
  public var height: Double

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from four numbers, which are not validated. Negative and infinite sizes are preserved.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The value of `x`, even if the width is negative.
  public var minX: Double { x }
  /// The value of `y`, even if the height is negative.
  public var minY: Double { y }
  /// The sum `x + width`, which is less than `minX` if the width is negative.
  public var maxX: Double { x + width }
  /// The sum `y + height`, which is less than `minY` if the height is negative.
  public var maxY: Double { y + height }

  /// Whether the rectangle covers no area or its size contains NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// Returns the intersection of both rectangles, or a rectangle of zero size if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Rect(x: left, y: top, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the smallest rectangle that contains both rectangles.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the rectangle with its edges moved inward, or outward for negative values.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns the rectangle translated by `dx` to the right and `dy` downward.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
