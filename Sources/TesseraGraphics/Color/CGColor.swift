// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// A concrete color, as used by layers. It does not follow light and dark appearance. Components outside 0...1 are preserved
/// and denote colors beyond sRGB; alpha is clamped.
public final class CGColor: Hashable, Sendable {
  package let value: ColorComponents

  /// Opaque white: gray 1.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black: gray 0.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black: gray 0 with alpha 0.
  public static let clear = CGColor(gray: 0, alpha: 0)

  package init(_ value: ColorComponents) {
    self.value = value
  }

  /// Creates an extended sRGB color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates an extended sRGB color.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray with the sRGB transfer curve: 0 is black, 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(gray), alpha: Double(alpha)))
  }

  /// Creates a gray with the sRGB transfer curve: 0 is black, 1 is white. The gamma is not converted.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color from the components of a space, followed by alpha: `components` must point to `space.numberOfComponents +
  /// 1` numbers. Display P3 is converted to extended sRGB. Never nil.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let numbers = (0...space.numberOfComponents).map { Double(components[$0]) }
    if space.model == .monochrome {
      self.init(ColorComponents(white: numbers[0], alpha: numbers[1]))
    } else if space.name == CGColorSpace.displayP3 {
      self.init(
        ColorComponents(displayP3Red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    } else {
      self.init(ColorComponents(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
    }
  }

  /// The opacity from 0 to 1.
  public var alpha: CGFloat { CGFloat(value.alpha) }

  /// The components, alpha last: gray and alpha, or red, green, blue and alpha. Never nil.
  public var components: [CGFloat]? {
    let all = [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    return value.model == .monochrome ? [all[0], all[3]] : all
  }

  /// The number of components, including alpha: 2 for grays, 4 for others.
  public var numberOfComponents: Int { value.model == .monochrome ? 2 : 4 }

  /// Extended gray or extended sRGB, even for colors created in other spaces. Never nil.
  public var colorSpace: CGColorSpace? { value.model == .monochrome ? .gray : .rgb }

  /// Returns the same color with its opacity replaced. Never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(value.withAlpha(Double(alpha)))
  }

  /// Returns the same color in another space. Gray is expanded to equal red, green and blue; the conversion to gray uses the
  /// Rec. 709 luma. Never nil. The intent and the options are ignored.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    let isGray = value.model == .monochrome
    if isGray == (space.model == .monochrome) { return self }
    if isGray {
      return CGColor(ColorComponents(red: value.red, green: value.red, blue: value.red, alpha: value.alpha))
    }
    let luma = value.red * 0.2126 + value.green * 0.7152 + value.blue * 0.0722
    return CGColor(ColorComponents(white: luma, alpha: value.alpha))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || a.value == b.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }

  /// The nearest color that the rasterizer can paint.
  package var rasterColor: Color { value.rasterColor }
}
