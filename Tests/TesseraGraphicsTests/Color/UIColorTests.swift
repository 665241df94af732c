// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

private let light = UITraitCollection(userInterfaceStyle: .light)
private let dark = UITraitCollection(userInterfaceStyle: .dark)

@Suite struct UIColorTests {
  @Test func keepsComponents() {
    var r: CGFloat = 0
    var g: CGFloat = 0
    var b: CGFloat = 0
    var a: CGFloat = 0
    #expect(UIColor(red: 0.25, green: 1.5, blue: -0.5, alpha: 2).getRed(&r, green: &g, blue: &b, alpha: &a))
    #expect([r, g, b, a] == [0.25, 1.5, -0.5, 1])
    #expect(UIColor(white: 0.5, alpha: 0.25).getRed(&r, green: nil, blue: nil, alpha: &a))
    #expect([r, a] == [0.5, 0.25])
  }

  @Test func keepsGrayscaleColorsSeparate() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white.cgColor.numberOfComponents == 2)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
  }

  @Test func getWhiteWorksOnlyForGrays() {
    var white: CGFloat = 9
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 9)
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
  }

  // Corners and edges of the HSB hexcone, derived from its definition.
  static let hexcone: [(h: CGFloat, s: CGFloat, b: CGFloat, rgb: [CGFloat])] = [
    (0, 1, 1, [1, 0, 0]), (1.0 / 6, 1, 1, [1, 1, 0]), (2.0 / 6, 1, 1, [0, 1, 0]), (0.5, 1, 1, [0, 1, 1]),
    (4.0 / 6, 1, 1, [0, 0, 1]), (5.0 / 6, 1, 1, [1, 0, 1]), (1, 1, 1, [1, 0, 0]), (0.3, 0, 0.7, [0.7, 0.7, 0.7]),
    (0.9, 0.4, 0, [0, 0, 0]), (1.0 / 12, 0.5, 0.8, [0.8, 0.6, 0.4]),
  ]

  @Test(arguments: hexcone.indices)
  func convertsFromHue(index: Int) {
    let row = Self.hexcone[index]
    var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: row.h, saturation: row.s, brightness: row.b, alpha: 1)
      .getRed(&r, green: &g, blue: &b, alpha: nil)
    for (a, b) in zip([r, g, b], row.rgb) { #expect(abs(a - b) < 1e-12) }
  }

  @Test func hueRoundTrips() {
    for step in 0..<120 {
      let hue = CGFloat(step) / 120
      var h: CGFloat = 0
      var s: CGFloat = 0
      var b: CGFloat = 0
      UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).getHue(
        &h, saturation: &s, brightness: &b, alpha: nil)
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.9) < 1e-9)
    }
  }

  // P3 red is (1.0930, -0.2267, -0.1501) in extended sRGB, according to CSS Color 4 and Apple's ColorSync. Grays are
  // unchanged.
  @Test func convertsDisplayP3() {
    let red = ColorComponents(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(abs(red.red - 1.0930) < 5e-4)
    #expect(abs(red.green + 0.2267) < 5e-4)
    #expect(abs(red.blue + 0.1501) < 5e-4)
    for step in 0...20 {
      let v = Double(step) / 20
      let gray = ColorComponents(displayP3Red: v, green: v, blue: v, alpha: 1)
      #expect(abs(gray.red - v) < 1e-9 && abs(gray.green - v) < 1e-9 && abs(gray.blue - v) < 1e-9)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nanComponentsAreZero(value: CGFloat) {
    let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(UIColor(red: value, green: value, blue: value, alpha: value).components(with: light) == black)
    #expect(UIColor(displayP3Red: value, green: 0, blue: 0, alpha: 0).components(with: light).red == 0)
    #expect(UIColor(hue: .nan, saturation: .nan, brightness: .nan, alpha: 1).rasterColor(with: light) == .black)
  }

  @Test func roundsAndClampsForPainting() {
    #expect(
      UIColor(red: 0.5, green: 2, blue: -1, alpha: 0.2).rasterColor(with: light)
        == Color(red: 128, green: 255, blue: 0, alpha: 51))
  }

  @Test func providersFollowTheEnvironment() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : .black }
    #expect(color.rasterColor(with: light) == .black)
    #expect(color.rasterColor(with: dark) == Color(red: 0x40, green: 0xC8, blue: 0xE0))
    #expect(color.resolvedColor(with: light) == .black)
    #expect(color == color)
    #expect(color != UIColor { _ in .black })
  }

  @Test func providersRunWithTheirTraitsAsCurrent() {
    let color = UIColor { _ in UIColor(cgColor: UIColor.label.cgColor) }
    #expect(color.rasterColor(with: dark) == .white)
    #expect(color.rasterColor(with: light) == .black)
  }

  @Test func endlesslyNestedProvidersResolveToBlack() {
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    #expect(color.rasterColor(with: light) == .black)
    box.color = nil
  }

  @Test func alphaKeepsColorsDynamic() {
    let color = UIColor.label.withAlphaComponent(0.2)
    #expect(color.rasterColor(with: light) == Color(red: 0, green: 0, blue: 0, alpha: 51))
    #expect(color.rasterColor(with: dark) == Color(red: 255, green: 255, blue: 255, alpha: 51))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test func tintFollowsTheView() {
    var values = TraitValues()
    values.tintColor = .systemRed
    #expect(UIColor.tintColor.resolvedColor(with: UITraitCollection(values: values)) == .systemRed.resolved(light))
    #expect(UIColor.tintColor.resolvedColor(with: light) == .systemBlue.resolved(light))
    values.tintColor = .tintColor
    #expect(
      UIColor.tintColor.resolvedColor(with: UITraitCollection(values: values)) == .systemBlue.resolved(light))
  }

  @Test func cgColorUsesCurrentTraits() {
    dark.performAsCurrent { #expect(UIColor.label.cgColor == CGColor.white) }
    light.performAsCurrent { #expect(UIColor.label.cgColor == CGColor.black) }
  }

  @Test func readsColorLiterals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor.orange)
  }
}

extension UIColor {
  fileprivate func resolved(_ traits: UITraitCollection) -> UIColor { resolvedColor(with: traits) }
}
