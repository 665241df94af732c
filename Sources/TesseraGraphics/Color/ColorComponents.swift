// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A concrete color in extended sRGB. As in UIKit, values outside of the range from 0 to 1 represent colors outside of
// the sRGB gamut. They are clamped only when the color is drawn.

import TesseraRaster

package struct ColorComponents: Hashable, Sendable {
  /// The color model. As in UIKit, grays are distinct from RGB colors. For example, `UIColor.white` is not equal to
  /// `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`.
  enum Model: UInt8, Sendable { case monochrome, rgb }

  let model: Model
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(.rgb, red: red, green: green, blue: blue, alpha: alpha)
  }

  package init(white: Double, alpha: Double) {
    self.init(.monochrome, red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from a number in the format `0xRRGGBB`.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      .rgb, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  private init(_ model: Model, red: Double, green: Double, blue: Double, alpha: Double) {
    self.model = model
    self.red = red.finite
    self.green = green.finite
    self.blue = blue.finite
    self.alpha = min(max(alpha.finite, 0), 1)
  }

  func withAlpha(_ alpha: Double) -> ColorComponents {
    ColorComponents(model, red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The nearest color that the rasterizer can draw.
  var rasterColor: Color {
    Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }
}

private func byte(_ value: Double) -> UInt8 {
  UInt8(min(max(value, 0), 1) * 255 + 0.5)
}
