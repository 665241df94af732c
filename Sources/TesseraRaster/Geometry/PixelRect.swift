// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A rectangle of whole pixels, which excludes its right and bottom edges. Empty unless `x1 > x0` and `y1 > y0`.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x0: Int
  /// The topmost row.
  public var y0: Int
  /// The column after the rightmost column.
  public var x1: Int
  /// The row after the bottom row.
  public var y1: Int

  /// An empty rectangle at the origin.
  public static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// Creates a rectangle of the columns `x0..<x1` and rows `y0..<y1`, which are not validated.
  public init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// Creates the rectangle of the pixels that `rect` touches, within `limit`. Empty if a coordinate is NaN.
  init(touching rect: Rect, within limit: PixelRect) {
    guard rect.minX < rect.maxX, rect.minY < rect.maxY else {
      self = .empty
      return
    }
    x0 = PixelRect.clamp(value: rect.minX.rounded(.down), low: limit.x0, high: limit.x1)
    y0 = PixelRect.clamp(value: rect.minY.rounded(.down), low: limit.y0, high: limit.y1)
    x1 = PixelRect.clamp(value: rect.maxX.rounded(.up), low: limit.x0, high: limit.x1)
    y1 = PixelRect.clamp(value: rect.maxY.rounded(.up), low: limit.y0, high: limit.y1)
  }

  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  package var width: Int { x1 - x0 }
  package var height: Int { y1 - y0 }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return common.isEmpty ? .empty : common
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }

  func inset(by amount: Int) -> PixelRect {
    PixelRect(x0: x0 + amount, y0: y0 + amount, x1: x1 - amount, y1: y1 - amount)
  }

  private static func clamp(value: Double, low: Int, high: Int) -> Int {
    if !(value > Double(low)) { return low }
    return value < Double(high) ? Int(value) : high
  }
}
