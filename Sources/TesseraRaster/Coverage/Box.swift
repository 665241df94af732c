// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An axis-aligned rectangle in 24.8 fixed point. Its coverage is the product of two lengths, so it requires no
/// accumulator.
struct Box {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  /// Creates a box from two opposite corners in pixels, in either order.
  init(_ a: Point, _ b: Point) {
    x0 = Fixed.clamped(min(a.x, b.x))
    y0 = Fixed.clamped(min(a.y, b.y))
    x1 = Fixed.clamped(max(a.x, b.x))
    y1 = Fixed.clamped(max(a.y, b.y))
  }

  var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// The pixels that the box touches.
  var bounds: PixelRect {
    isEmpty ? .empty : PixelRect(x0: x0 >> 8, y0: y0 >> 8, x1: (x1 + 255) >> 8, y1: (y1 + 255) >> 8)
  }

  /// The pixels that the box covers completely. May be empty.
  var interior: PixelRect {
    PixelRect(x0: (x0 + 255) >> 8, y0: (y0 + 255) >> 8, x1: x1 >> 8, y1: y1 >> 8)
  }

  var isWhole: Bool { (x0 | y0 | x1 | y1) & 255 == 0 }

  /// Returns the covered height of row y, in 1/256 pixels.
  func height(inRow y: Int) -> Int { max(0, min(y1, (y + 1) << 8) - max(y0, y << 8)) }

  /// Returns the covered width of column x, in 1/256 pixels.
  func width(inColumn x: Int) -> Int { max(0, min(x1, (x + 1) << 8) - max(x0, x << 8)) }

  /// Returns the coverage byte of a pixel with the given covered width and height. Rounds as the sweep kernels do.
  @inline(__always)
  static func coverage(width: Int, height: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (2 * width * height * 255 + 65536) >> 17)
  }
}
