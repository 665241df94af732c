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

  /// The layout of a number; unknown bits are kept.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers. No picture here has them.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Pixels are numbers of 32 bits, the lowest byte first. No picture here is marked so.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Pixels are numbers of 32 bits, the highest byte first. No picture here is marked so.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
