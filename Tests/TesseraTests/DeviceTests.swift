// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing

@Suite struct DeviceTests {
  @Test(arguments: [
    (Device.iPhoneSE, 750, 1334), (.iPhone14, 1170, 2532), (.iPhone16, 1179, 2556), (.iPhone16ProMax, 1320, 2868),
    (.iPad, 1640, 2360),
  ])
  func pixels(_ device: Device, _ width: Int, _ height: Int) {
    // The native resolutions in Apple's technical specifications of each device.
    #expect(device.pixels.width == width)
    #expect(device.pixels.height == height)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e9, height: 10), CGSize(width: 20000, height: 20000),
    CGSize(width: 0.1, height: 10),
  ])
  func rejectsBadSizes(_ size: CGSize) {
    #expect(throws: RenderError.self) { try Device(name: "bad", size: size, scale: 1) }
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity, 65])
  func rejectsBadScales(_ scale: CGFloat) {
    #expect(throws: RenderError.self) { try Device.iPhoneSE.scaled(to: scale) }
  }

  @Test func parsesPresetsAndSizes() throws {
    #expect(try Device.named("iphone-se") == .iPhoneSE)
    #expect(try Device.named("600x800").size == CGSize(width: 600, height: 800))
  }

  @Test(arguments: ["", "iphone", "x", "10x", "axb", "1x2x3"])
  func rejectsUnknownNames(_ name: String) {
    #expect(throws: RenderError.unknownDevice(name)) { try Device.named(name) }
  }

  @Test(arguments: ["", "a/b", "../x", ".", "a b"])
  func rejectsInvalidFileNames(_ name: String) {
    #expect(throws: RenderError.badScreenName(name)) {
      try Device(name: name, size: CGSize(width: 10, height: 10), scale: 1)
    }
  }

  @Test func errorsNameTheProblemAndTheRemedy() {
    let text = "\(RenderError.unknownDevice("iphone-7"))"
    #expect(text.contains("iphone-7"))
    #expect(text.contains("iphone-16-pro-max"))
  }
}
