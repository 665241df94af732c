// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// A concrete color, as used by layers. It does not adapt to light and dark appearance. Components outside of the
/// range from 0 to 1 represent colors outside of the sRGB gamut and are not clamped. Alpha is clamped.
public final class CGColor: Hashable, Sendable {
  package let value: ColorComponents

  /// Opaque white in a grayscale color space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black in a grayscale color space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black in a grayscale color space.
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

  /// Creates a gray with the sRGB transfer function, where 0 is black and 1 is white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(gray), alpha: Double(alpha)))
  }

  /// Creates a gray with the sRGB transfer function, where 0 is black and 1 is white. The gamma is not converted.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Creates a color from components in a color space, followed by alpha. `components` must point to
  /// `space.numberOfComponents + 1` numbers. Display P3 is converted to extended sRGB. Never returns nil.
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

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(value.alpha) }

  /// The components, with alpha last: gray and alpha, or red, green, blue and alpha. Never nil.
  public var components: [CGFloat]? {
    let all = [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    return value.model == .monochrome ? [all[0], all[3]] : all
  }

  /// The number of components including alpha: 2 for grays, 4 for other colors.
  public var numberOfComponents: Int { value.model == .monochrome ? 2 : 4 }

  /// The color space, which is extended gray or extended sRGB even for colors created in other color spaces. Never
  /// nil.
  public var colorSpace: CGColorSpace? { value.model == .monochrome ? .gray : .rgb }

  /// Returns the color with the given opacity. Never returns nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(value.withAlpha(Double(alpha)))
  }

  /// Returns the color converted to another color space. A gray is converted to equal red, green and blue components.
  /// A color is converted to gray by using the Rec. 709 luma. Never returns nil. The intent and options are ignored.
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

  /// The nearest color that the rasterizer can draw.
  package var rasterColor: Color { value.rasterColor }
}
