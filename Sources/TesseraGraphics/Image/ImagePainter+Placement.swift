// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The placement of an image in a view according to UIKit's content modes.
package struct ImagePlacement {
  /// The image's size, in points.
  let size: CGSize
  let bounds: CGRect
  let grid: PixelGrid

  package init(size: CGSize, bounds: CGRect, grid: PixelGrid) {
    self.size = size
    self.bounds = bounds
    self.grid = grid
  }

  /// Returns the image's rectangle, or nil if the image is not visible because a side is 0 or not finite. Unscaled
  /// images are aligned to pixels.
  package func rect(_ mode: UIViewContentMode) -> CGRect? {
    let rect =
      switch mode {
      case .scaleToFill, .redraw: bounds
      case .scaleAspectFit: scaled(by: min(bounds.width / size.width, bounds.height / size.height))
      case .scaleAspectFill: scaled(by: max(bounds.width / size.width, bounds.height / size.height))
      case .center: aligned(0.5, 0.5)
      case .top: aligned(0.5, 0)
      case .bottom: aligned(0.5, 1)
      case .left: aligned(0, 0.5)
      case .right: aligned(1, 0.5)
      case .topLeft: aligned(0, 0)
      case .topRight: aligned(1, 0)
      case .bottomLeft: aligned(0, 1)
      case .bottomRight: aligned(1, 1)
      }
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    return rect
  }

  private func scaled(by factor: CGFloat) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Returns the rectangle of the unscaled image with an alignment from 0 (left or top) to 1 (right or bottom).
  private func aligned(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    let left = bounds.minX + (bounds.width - size.width) * x
    let top = bounds.minY + (bounds.height - size.height) * y
    return CGRect(x: grid.rounded(left), y: grid.rounded(top), width: size.width, height: size.height)
  }
}
