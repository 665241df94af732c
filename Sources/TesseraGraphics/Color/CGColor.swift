// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// A concrete colour, as layers hold it: it does not follow light and dark.
public final class CGColor: Hashable, Sendable {
  package let value: ColorComponents

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  package init(_ value: ColorComponents) {
    self.value = value
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(ColorComponents(white: Double(gray), alpha: Double(alpha)))
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of the space's components followed by alpha: `space.numberOfComponents + 1` numbers.
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

  public var alpha: CGFloat { CGFloat(value.alpha) }

  /// The colour's numbers, alpha last: two for greys, four for others.
  public var components: [CGFloat]? {
    let all = [value.red, value.green, value.blue, value.alpha].map { CGFloat($0) }
    return value.model == .monochrome ? [all[0], all[3]] : all
  }

  /// Components with alpha.
  public var numberOfComponents: Int { value.model == .monochrome ? 2 : 4 }

  public var colorSpace: CGColorSpace? { value.model == .monochrome ? .gray : .rgb }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(value.withAlpha(Double(alpha)))
  }

  public static func == (a: CGColor, b: CGColor) -> Bool {
    a === b || a.value == b.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }

  /// The nearest colour that the rasterizer paints.
  package var rasterColor: Color { value.rasterColor }
}
