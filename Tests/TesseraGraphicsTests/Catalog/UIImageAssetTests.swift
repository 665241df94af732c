// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

/// Assets with images registered in code, according to Apple's documentation of UIImageAsset.
@Suite struct UIImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Returns an image identified by its width.
  private func image(_ width: Int) -> UIImage { UIImage(bitmap: Bitmap(width: width, height: 1)) }

  @Test("The most specific matching image is used, or else the first")
  func choice() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(1), with: light)
    asset.register(image(2), with: dark)
    let pad = dark.modifyingTraits { $0.userInterfaceIdiom = .pad }
    asset.register(image(3), with: pad)
    #expect(asset.image(with: light).size.width == 1)
    #expect(asset.image(with: dark).size.width == 2)
    #expect(asset.image(with: pad).size.width == 3)
    #expect(asset.image(with: UITraitCollection()).size.width == 1)
    asset.unregisterImage(with: pad)
    #expect(asset.image(with: pad).size.width == 2)
    #expect(asset.image(with: light).imageAsset === asset)
  }

  @Test("An image can register another one for dark mode")
  func addition() {
    let day = image(1)
    let template = day.withRenderingMode(.alwaysTemplate)
    #expect(day.resolved(for: dark) === day)
    day.imageAsset?.register(image(2), with: dark)
    #expect(day.resolved(for: dark).size.width == 2)
    #expect(day.resolved(for: light).size.width == 1)
    #expect(day.withRenderingMode(.alwaysTemplate).resolved(for: dark).size.width == 2)
    #expect(template.resolved(for: dark).size.width == 1)
  }

  @Test("Assets and images do not retain each other")
  func lifetimes() {
    weak var asset: UIImageAsset?
    do {
      let image = image(1)
      asset = image.imageAsset
      asset?.register(image, with: light)
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }
}
