// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An axis-aligned rectangle. `width` and `height` may be zero but are never negative when it comes from `standardized`.
///
///     (x, y) ┌──────────┐
///            │          │ height
///            └──────────┘
///               width
public struct Rect: Hashable, Sendable {
  /// Left edge, where the width is not negative.
  public var x: Double
  /// Top edge, where the height is not negative.
  public var y: Double
  /// Distance from `minX` to `maxX`; may be negative.
  public var width: Double
  /// Distance from `minY` to `maxY`; may be negative.
  public var height: Double

  /// No extent, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle of the four numbers as they are: negative and infinite sizes are kept.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// `x`, even where the width is negative.
  public var minX: Double { x }
  /// `y`, even where the height is negative.
  public var minY: Double { y }
  /// `x + width`; left of `minX` where the width is negative.
  public var maxX: Double { x + width }
  /// `y + height`; above `minY` where the height is negative.
  public var maxY: Double { y + height }

  /// Whether the rectangle covers no area, or is not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The common part, or a rectangle of zero size when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return Rect(x: left, y: top, width: 0, height: 0) }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle with each edge moved inwards (outwards when negative).
  public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle moved to the right by `dx` and down by `dy`, its size unchanged.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
