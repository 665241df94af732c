// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

@Suite struct TrackingTests {
  /// Apple's tracking table is interpolated linearly between its sizes, and is constant below the first and above the
  /// last.
  @Test(arguments: [
    (6.0, 0.24), (10, 0.12), (12, 0), (13, -0.08), (17, -0.43), (28, 0.38), (80, 0), (200, 0), (3, 0.24), (0, 0),
    (16.5, -0.37), (38, 0.37), (78, 0.035),
  ])
  func applesTable(_ size: Double, _ expected: Double) {
    #expect(abs(Tracking.apple(size: size) - expected) < 1e-12)
  }

  /// As in San Francisco, the text design is used up to 17 points and the display design from 28 points on. The
  /// optical size axis of the system font ranges from 14 to 32.
  @Test(arguments: [
    (9.0, 14.0), (17, 14), (22.5, 23), (28, 32), (96, 32), (1e9, 32), (0, 14), (.nan, 14), (.infinity, 32),
  ])
  func opticalSize(_ size: Double, _ expected: Double) {
    #expect(OpticalSize.axis(size: size) == expected)
  }

  @Test(arguments: [Double.nan, -1, 0])
  func invalidSizesHaveNoTracking(_ size: Double) {
    #expect(Tracking.system(size: size, weight: 400) == 0)
  }

  static let variants: [(name: String, descriptor: FontDescriptor)] =
    stride(from: 100.0, through: 900, by: 100).map { ("\($0)", FontDescriptor(weight: $0)) } + [
      ("italic", FontDescriptor(italic: true)), ("bold italic", FontDescriptor(weight: 700, italic: true)),
      ("digits", FontDescriptor(monospacedDigits: true)),
      ("semibold digits", FontDescriptor(weight: 600, monospacedDigits: true)),
      ("mono", FontDescriptor(design: .monospaced)), ("named", FontDescriptor(design: .named("Tessera Sans"))),
    ]

  /// The width of a text grows continuously with the font size: from each size to the next, it is proportional to the
  /// size within 0.4 %. The optical size changes in steps of an eighth of a point, each of which changes widths by up
  /// to 0.19 %. Tracking changes the width of a half-em character by up to 0.1 % per tenth of a point.
  @Test(arguments: variants)
  func widthsAreContinuous(_ name: String, _ descriptor: FontDescriptor) {
    var before = 0.0
    for tenths in 90...960 {
      var descriptor = descriptor
      descriptor.size = Double(tenths) / 10
      let font = FontLibrary.shared.font(for: descriptor)
      let width = layout(AttributedText("Hamburgefonts, 123 WAVE", font: font), maxWidth: .infinity).width
      if tenths > 90 {
        #expect(width > before, "\(name) \(descriptor.size)")
        let expected = before * Double(tenths) / Double(tenths - 1)
        #expect(abs(width / expected - 1) < 0.004, "\(name) \(descriptor.size): \(before) to \(width)")
      }
      before = width
    }
  }

  /// A test in a public repository measured 144.093 points on an iOS version from before 2020. Images of iOS 18
  /// require narrower text at 17 points. A tolerance of 2 % and 0.4 points covers both.
  @Test func widthIsCloseToApples() {
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let width = layout(AttributedText("This is a test string", font: font), maxWidth: .infinity).width
    #expect(abs(width - 144.093) <= 0.02 * 144.093 + 0.4)
  }
}
