// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Helpers that find the visible pixels of an image.

package import Foundation
package import TesseraGraphics

extension UIImage {
  /// Returns a pixel's components, or zeros outside the image.
  package func pixel(_ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    guard let image = cgImage, let data = image.dataProvider?.data else { return (0, 0, 0, 0) }
    let at = y * image.bytesPerRow + x * 4
    guard at >= 0, at + 3 < data.count else { return (0, 0, 0, 0) }
    let bytes = (0..<4).map { Int(data[data.startIndex + at + $0]) }
    return (bytes[0], bytes[1], bytes[2], bytes[3])
  }

  /// The smallest rectangle that contains all pixels that aren't fully transparent, or nil if there are none.
  package var inkBox: CGRect? { box { $0.alpha > 0 } }

  /// Returns the smallest rectangle that contains all pixels that satisfy a condition.
  package func box(of holds: ((red: Int, green: Int, blue: Int, alpha: Int)) -> Bool) -> CGRect? {
    guard let image = cgImage else { return nil }
    var box: CGRect?
    for y in 0..<image.height {
      for x in 0..<image.width where holds(pixel(x, y)) {
        let cell = CGRect(x: x, y: y, width: 1, height: 1)
        box = box.map { $0.union(cell) } ?? cell
      }
    }
    return box
  }
}
