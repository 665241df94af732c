// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraRaster
import Testing
import UIKit

struct SnapshotMatrixTests {
  @Test func defaultMatrixIsLightAndDark() {
    #expect(SnapshotMatrix().variants(device: .iPhoneSE).map(\.name) == ["iphone-se@2.light", "iphone-se@2.dark"])
  }

  @Test func combinesAllAxesOnce() {
    let matrix = SnapshotMatrix(
      devices: [.iPhoneSE, .iPhone16], appearances: [.light], textSizes: [.large, .accessibilityExtraExtraExtraLarge],
      directions: [.leftToRight, .rightToLeft])
    #expect(
      matrix.variants(device: .iPad).map(\.name) == [
        "iphone-se@2.light", "iphone-se@2.light.rtl", "iphone-se@2.light.AX5", "iphone-se@2.light.AX5.rtl",
        "iphone-16@3.light", "iphone-16@3.light.rtl", "iphone-16@3.light.AX5", "iphone-16@3.light.AX5.rtl",
      ])
  }

  @Test func ignoresDuplicateValuesAndEmptyAxes() {
    let matrix = SnapshotMatrix(
      appearances: [.dark, .dark], textSizes: [], languages: [.accented, nil], highContrast: [true])
    #expect(
      matrix.variants(device: .iPhoneSE).map(\.name)
        == ["iphone-se@2.dark.accented.contrast", "iphone-se@2.dark.contrast"])
  }

  @Test func masksCoverWholePixels() {
    let tree = ViewNode(
      className: "UIView", frame: .init(x: 0, y: 0, width: 100, height: 100),
      children: [
        ViewNode(className: "UILabel", identifier: "clock", frame: .init(x: 10.2, y: 4, width: 5.3, height: 2)),
        ViewNode(className: "Spinner", frame: .init(x: -3, y: .infinity, width: .nan, height: 2)),
      ])
    // 10.2 * 2 = 20.4 and 15.5 * 2 = 31.
    #expect(tree.pixels(under: [SnapshotMask("clock")], scale: 2) == [PixelRect(x0: 20, y0: 8, x1: 31, y1: 12)])
    #expect(tree.pixels(under: [SnapshotMask("UILabel")], scale: 2).isEmpty)
    #expect(tree.pixels(under: [SnapshotMask(".UILabel")], scale: 2).count == 1)
    #expect(tree.pixels(under: [SnapshotMask(".Spinner")], scale: 2).count == 1)
  }
}
