// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraRaster
package import TesseraViews

/// A view painted on a plain background at three pixels per point, in which boxes and colors can be measured.
@MainActor
package struct PaintedView {
  private let bitmap: Bitmap
  private static let scale = 3

  /// Paints a window with the view at the origin.
  package init(_ view: UIView, background: Color = .white, style: UIUserInterfaceStyle = .light) throws {
    let size = CGSize(width: max(view.frame.maxX, 1), height: max(view.frame.maxY, 1))
    let window = makeWindow(size.width, size.height, scale: CGFloat(Self.scale), style: style)
    window.addSubview(view)
    window.layoutIfNeeded()
    try self.init(window: window, background: background)
  }

  /// Paints a window.
  package init(window: UIWindow, background: Color = .white) throws {
    let pixels = (
      Int((window.bounds.width * CGFloat(Self.scale)).rounded(.up)),
      Int((window.bounds.height * CGFloat(Self.scale)).rounded(.up))
    )
    let list = window.displayList(scale: CGFloat(Self.scale), pixels: pixels, background: background)
    bitmap = try Painter().paint(list)
  }

  /// Returns the color of the pixel below and to the right of a point.
  package func color(_ x: CGFloat, _ y: CGFloat) -> Color {
    let index = (Int(y * CGFloat(Self.scale)) * bitmap.width + Int(x * CGFloat(Self.scale))) * 4
    let bytes = bitmap.bytes[index..<index + 4].map { $0 }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// Returns the box of the pixels that satisfy a condition within an area, in points. Nil if there are none.
  package func box(in area: CGRect? = nil, where isPart: (Color) -> Bool) -> CGRect? {
    let scale = Self.scale
    let area = area ?? CGRect(x: 0, y: 0, width: bitmap.width / scale, height: bitmap.height / scale)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in max(0, Int(area.minY) * scale)..<min(bitmap.height, Int(area.maxY) * scale) {
      for x in max(0, Int(area.minX) * scale)..<min(bitmap.width, Int(area.maxX) * scale) {
        let index = (y * bitmap.width + x) * 4
        let bytes = bitmap.bytes
        guard isPart(Color(red: bytes[index], green: bytes[index + 1], blue: bytes[index + 2], alpha: 255)) else {
          continue
        }
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x + 1), max(bottom, y + 1))
      }
    }
    guard right > left else { return nil }
    let unit = 1 / CGFloat(scale)
    return CGRect(
      x: CGFloat(left) * unit, y: CGFloat(top) * unit, width: CGFloat(right - left) * unit,
      height: CGFloat(bottom - top) * unit)
  }
}

extension CGRect {
  /// Returns whether all edges are within a pixel, which is a third of a point, of another rectangle's.
  package func isWithinOnePixel(of other: CGRect) -> Bool {
    let limit = 0.34
    return abs(minX - other.minX) <= limit && abs(maxX - other.maxX) <= limit && abs(minY - other.minY) <= limit
      && abs(maxY - other.maxY) <= limit
  }
}
