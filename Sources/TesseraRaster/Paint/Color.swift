// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A non-premultiplied color in sRGB with eight bits per component.
public struct Color: Hashable, Sendable {
  /// The red component, from 0 to 255, not multiplied by alpha.
  public var red: UInt8
  /// The green component, from 0 to 255, not multiplied by alpha.
  public var green: UInt8
  /// The blue component, from 0 to 255, not multiplied by alpha.
  public var blue: UInt8
  /// The opacity, from 0 (clear) to 255 (opaque).
  public var alpha: UInt8

  /// Opaque black, `#000000FF`.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white, `#FFFFFFFF`.
  public static let white = Color(red: 255, green: 255, blue: 255)
  /// Transparent black, `#00000000`. Drawing with it has no effect.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Creates a color from its components. Opaque by default.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
