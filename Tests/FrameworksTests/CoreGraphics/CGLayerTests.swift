// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreGraphics
import Testing
import UIKit

/// Pixels of layers drawn into a context.
@Suite struct CGLayerTests {
  /// Returns the red components of the top row of a picture that is 8 pixels wide and 2 high.
  private func row(_ draw: (CGContext) -> Void) -> [UInt8] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 2), format: format).image { draw($0.cgContext) }
    let data = [UInt8](image.cgImage?.dataProvider?.data ?? Data())
    return (0..<8).map { data.count > 31 ? data[$0 * 4] : 1 }
  }

  /// The first row of the layer is red; it is also the first row of the picture.
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

  /// Tiles of two pixels, one of them red, starting at x = 1.
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
