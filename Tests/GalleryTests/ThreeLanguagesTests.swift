// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The same screen in three layout languages, which are APIs such as Mortar and SwiftLayout. The images must be equal
// byte for byte, in light and dark mode, on small and large devices, and from right to left.

import Tessera
import TesseraGallery
import TesseraImaging
import TesseraRaster
import Testing

@Suite @MainActor
struct ThreeLanguagesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let device: Device
    let appearance: Appearance
    let isRightToLeft: Bool

    var testDescription: String { "\(device.name) \(appearance.rawValue)\(isRightToLeft ? " right to left" : "")" }
  }

  nonisolated static let cases = [Device.iPhoneSE, .iPhone16].flatMap { device in
    Appearance.allCases.flatMap { appearance in
      [false, true].map { Case(device: device, appearance: appearance, isRightToLeft: $0) }
    }
  }

  @Test(arguments: cases) func pictures(_ example: Case) throws {
    let options = RenderOptions(
      device: example.device, appearance: example.appearance, isRightToLeft: example.isRightToLeft)
    let screens = galleryCatalog.screens.filter { $0.name.hasPrefix("player-") }
    #expect(screens.count == 3)
    let bitmaps = try screens.map { try Renderer().bitmap(of: $0, options: options) }
    #expect(bitmaps.dropFirst().allSatisfy { $0 == bitmaps[0] })
    let files = try bitmaps.map { try PNG.encode($0) }
    #expect(files.dropFirst().allSatisfy { $0 == files[0] })
  }
}
