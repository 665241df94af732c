// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

import Glibc

/// Returns the smallest rectangle that contains every pixel that differs between two images, or an empty rectangle if
/// the images are equal.
///
/// Compares rows with memcmp and finds the edges by bisection with memcmp, which is fast even in unoptimized builds.
/// Images of different sizes are treated as entirely different.
func changedPart(of new: Bitmap, since old: Bitmap) -> PixelRect {
  let canvas = PixelRect(x0: 0, y0: 0, x1: new.width, y1: new.height)
  guard new.width == old.width, new.height == old.height else { return canvas }
  return new.bytes.withUnsafeBytes { newBytes in
    old.bytes.withUnsafeBytes { oldBytes in
      // Copies of a bitmap share their bytes until one of them is modified.
      guard !canvas.isEmpty, let a = newBytes.baseAddress, let b = oldBytes.baseAddress, a != b else { return .empty }
      return RowComparison(a: a, b: b, stride: new.width * 4).changes(within: canvas)
    }
  }
}

private struct RowComparison {
  let a: UnsafeRawPointer
  let b: UnsafeRawPointer
  /// The number of bytes between the starts of consecutive rows.
  let stride: Int

  /// Returns whether the pixels x0..<x1 of a row differ.
  func differs(y: Int, x0: Int, x1: Int) -> Bool {
    let offset = y * stride + x0 * 4
    return x0 < x1 && memcmp(a + offset, b + offset, (x1 - x0) * 4) != 0
  }

  func changes(within area: PixelRect) -> PixelRect {
    var (top, bottom) = (area.y0, area.y1)
    while top < bottom, !differs(y: top, x0: area.x0, x1: area.x1) { top += 1 }
    guard top < bottom else { return .empty }
    while !differs(y: bottom - 1, x0: area.x0, x1: area.x1) { bottom -= 1 }
    var (left, right) = (area.x1, area.x0)
    for y in top..<bottom {
      // Only columns outside the current edges can extend the area.
      if differs(y: y, x0: area.x0, x1: left) { left = first(y: y, x0: area.x0, x1: left) }
      if differs(y: y, x0: right, x1: area.x1) { right = last(y: y, x0: right, x1: area.x1) }
    }
    return PixelRect(x0: left, y0: top, x1: right, y1: bottom)
  }

  /// Returns the first differing column in x0..<x1, which must contain one.
  private func first(y: Int, x0: Int, x1: Int) -> Int {
    var (low, high) = (x0, x1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if differs(y: y, x0: low, x1: middle) { high = middle } else { low = middle }
    }
    return low
  }

  /// Returns the column after the last differing one in x0..<x1, which must contain one.
  private func last(y: Int, x0: Int, x1: Int) -> Int {
    var (low, high) = (x0, x1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if differs(y: y, x0: middle, x1: high) { low = middle } else { high = middle }
    }
    return high
  }
}
