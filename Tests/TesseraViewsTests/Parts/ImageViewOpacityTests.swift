// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ImageViewOpacityTests {
  /// Returns an image with ten columns of pixels, some of them red.
  private func image(_ red: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: red, height: 10))
    }
  }

  @Test func opaqueImagesMakeTheViewOpaque() {
    let view = UIImageView()
    #expect(!view.isOpaque)
    view.image = image(10)
    #expect(view.isOpaque)
    view.image = image(5)
    #expect(!view.isOpaque)
    view.image = UIImage(systemName: "star")
    #expect(!view.isOpaque)
    view.image = nil
    #expect(!view.isOpaque && UIImageView(image: image(10)).isOpaque)
  }

  @Test func explicitValuesLastUntilTheNextImage() {
    let view = UIImageView(image: image(10))
    view.isOpaque = false
    #expect(!view.isOpaque)
    view.image = image(10)
    #expect(view.isOpaque)
  }
}
