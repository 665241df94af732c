// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

extension CIImage {
  /// Returns a one-pixel image with the average color of a rectangle. Returns `nil` if the rectangle is empty,
  /// infinite, or larger than the maximum tile size.
  func average(of extent: CGRect) -> CIImage? {
    guard let source = TileRect(extent) else { return nil }
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    return CIImage(extent: pixel, inputs: [self]) { [make] rect, space in
      let pixels = make(source, space).pixels
      // Sums in double precision because a sum of many small values requires more precision than the values.
      let sum = pixels.reduce(into: SIMD4<Double>.zero) { $0 += SIMD4<Double>($1) }
      let average = Tile.Pixel(sum / Double(max(pixels.count, 1)))
      return Tile.make(rect) { x, y in x > 0 && x < 1 && y > 0 && y < 1 ? average : .zero }
    }
  }
}
