// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where a pixel's alpha stands, and whether its colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How pixels are laid out: one `CGImageAlphaInfo` in the low five bits, and flags.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Alpha information and flags in one number.
  public let rawValue: UInt32

  /// Creates the layout of a number; unknown bits are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The bits of the format of floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// No byte order is named: the highest byte comes first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Components are numbers of 16 bits, the lowest byte first. No picture here is made of such.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Components are numbers of 16 bits, the highest byte first. No picture here is made of such.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Components are floating-point numbers. No picture here has them.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Pixels are numbers of 32 bits, the lowest byte first. No picture here is marked so.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are numbers of 32 bits, the highest byte first. No picture here is marked so.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
