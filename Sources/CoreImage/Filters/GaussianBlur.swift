// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A Gaussian blur, approximated by three successive box blurs as the CSS Filter Effects specification permits. The
// error is at most 3 %, and the cost does not depend on the radius.

import Foundation

enum GaussianBlur {
  static func of(_ image: CIImage, sigma: Double) -> CIImage {
    guard sigma.isFinite, sigma > 0 else { return image }
    let boxes = boxWidths(sigma: min(sigma, 500))
    let margin = boxes.reduce(0) { $0 + max($1.before, $1.after) }
    let grown = CGFloat(margin)
    let extent = image.extent.isInfinite ? image.extent : image.extent.insetBy(dx: -grown, dy: -grown)
    let make = image.make
    return CIImage(extent: extent, inputs: [image]) { rect, space in
      let source = make(rect.grown(by: margin), space)
      var pixels = source.pixels
      let (width, height) = (source.rect.width, source.rect.height)
      for box in boxes {
        for row in 0..<height { average(&pixels, start: row * width, step: 1, count: width, box) }
        for column in 0..<width { average(&pixels, start: column, step: width, count: height, box) }
      }
      var result = Tile(rect)
      for row in 0..<rect.height {
        let from = (row + margin) * width + margin
        result.pixels.replaceSubrange(row * rect.width..<(row + 1) * rect.width, with: pixels[from..<from + rect.width])
      }
      return result
    }
  }

  typealias Box = (before: Int, after: Int)

  /// Returns the three boxes for a blur, where d = floor(sigma · 3 · sqrt(2 pi) / 4 + 0.5). If d is odd, returns
  /// three boxes of width d that are centered on the pixel. If d is even, returns two boxes of width d that are
  /// offset by half a pixel in opposite directions, and one box of width d + 1.
  static func boxWidths(sigma: Double) -> [Box] {
    let d = Int(sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    guard d > 1 else { return [] }
    let half = d / 2
    return d % 2 == 1 ? [Box](repeating: (half, half), count: 3) : [(half, half - 1), (half - 1, half), (half, half)]
  }

  private static func average(_ pixels: inout [Tile.Pixel], start: Int, step: Int, count: Int, _ box: Box) {
    let scale = 1 / Float(box.before + box.after + 1)
    var line = [Tile.Pixel](repeating: .zero, count: count)
    for index in 0..<count { line[index] = pixels[start + index * step] }
    var sum = Tile.Pixel.zero
    for index in 0..<min(box.after, count) { sum += line[index] }
    for index in 0..<count {
      if index + box.after < count { sum += line[index + box.after] }
      if index - box.before - 1 >= 0 { sum -= line[index - box.before - 1] }
      pixels[start + index * step] = (sum * scale).clamped(lowerBound: .zero, upperBound: Tile.Pixel(repeating: 1e6))
    }
  }
}
