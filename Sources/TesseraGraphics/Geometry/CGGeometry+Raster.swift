// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of points and rectangles to and from the rasterizer's types.

package import Foundation
package import TesseraRaster

extension Point {
  package init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension Rect {
  package init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
  }
}

extension CGPoint {
  package init(_ point: Point) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width), height: CGFloat(rect.height))
  }
}
