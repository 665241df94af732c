// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreGraphics
import Testing
import UIKit

/// Tests the pixels of layers that are drawn into a context.
@Suite struct CGLayerTests {
  /// Returns the red components in the top row of an image that is 8 pixels wide and 2 pixels high.
  private func row(_ draw: (CGContext) -> Void) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 2), format: format).image { draw($0.cgContext) }
    let data = [UInt8](image.cgImage?.dataProvider?.data ?? Data())
    return (0..<8).map { data.count > 31 ? data[$0 * 4] : 1 }
  }

  /// The layer's first row is red. It is also the first row in the image.
  @Test func layersKeepTheirOrientation() {
    let pixels = row { context in
      guard let layer = CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil) else { return }
      layer.context?.setFillColor(UIColor.red.cgColor)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.draw(layer, at: CGPoint(x: 1, y: 0))
      context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 2))
    }
    #expect(pixels == [0, 255, 255, 0, 255, 255, 255, 255])
  }

  /// Each tile has a red and a transparent pixel. Tiling starts at x = 1, and the clip ends at x = 6.
  @Test func tiles() {
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .preferredOne).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
    let pixels = row { context in
      guard let image = tile.cgImage else { return }
      context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 2))
      context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    }
    #expect(pixels == [0, 255, 0, 255, 0, 255, 0, 0])
  }

  @Test func emptyLayers() {
    _ = row { context in
      for side in [0, -1, CGFloat.nan, .infinity, 1e9] {
        #expect(CGLayer(context, size: CGSize(width: side, height: 1), auxiliaryInfo: nil) == nil)
      }
    }
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var preferredOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
