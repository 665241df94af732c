// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics

@Suite struct UIFontWeightTests {
  // UIKit's constants (UIFontWeight...), OpenType's weight classes (OS/2 usWeightClass) and San Francisco's names.
  static let named: [(UIFont.Weight, raw: CGFloat, axis: Double, name: String)] = [
    (.ultraLight, -0.8, 100, "Ultralight"), (.thin, -0.6, 200, "Thin"), (.light, -0.4, 300, "Light"),
    (.regular, 0, 400, "Regular"), (.medium, 0.23, 500, "Medium"), (.semibold, 0.3, 600, "Semibold"),
    (.bold, 0.4, 700, "Bold"), (.heavy, 0.56, 800, "Heavy"), (.black, 0.62, 900, "Black"),
  ]

  @Test(arguments: named.indices)
  func namedWeights(index: Int) {
    let (weight, raw, axis, name) = Self.named[index]
    #expect(weight.rawValue == raw)
    #expect(weight.axis == axis)
    #expect(weight.name == name)
    #expect(UIFont.systemFont(ofSize: 17, weight: weight).fontName == ".SFUI-\(name)")
    #expect(UIFont(name: ".SFUI-\(name)", size: 17) == UIFont.systemFont(ofSize: 17, weight: weight))
  }

  static let between: [(CGFloat, Double, String)] = [
    (-0.55, 225, "Thin"), (-0.1, 375, "Regular"), (0.1104, 448, "Regular"), (0.575, 825, "Heavy"),
    (-1, 100, "Ultralight"), (1, 900, "Black"), (-.infinity, 100, "Ultralight"), (.infinity, 900, "Black"),
    (.nan, 400, "Regular"),
  ]

  @Test(arguments: between)
  func weightsBetween(raw: CGFloat, axis: Double, name: String) {
    #expect(abs(UIFont.Weight(raw).axis - axis) < 1e-9)
    #expect(UIFont.Weight(raw).name == name)
  }
}
