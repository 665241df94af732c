// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A color in sRGB, not premultiplied, eight bits a component.
public struct Color: Hashable, Sendable {
  /// From 0 to 255, not multiplied by alpha.
  public var red: UInt8
  /// From 0 to 255, not multiplied by alpha.
  public var green: UInt8
  /// From 0 to 255, not multiplied by alpha.
  public var blue: UInt8
  /// Opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Opaque black, `#000000FF`.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white, `#FFFFFFFF`.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Transparent black, `#00000000`. Painting with it changes nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A color of its components; opaque unless `alpha` is given.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
