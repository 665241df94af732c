// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The position of alpha in a pixel, and whether the colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of pixels: a `CGImageAlphaInfo` in the low five bits, and flags.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Alpha information and flags combined.
  public let rawValue: UInt32

  /// Creates a layout from a bit mask. Unknown bits are preserved.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The bits of the floating-point format.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The default byte order: the highest byte comes first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit components, lowest byte first. Not used by images.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 16-bit components, highest byte first. Not used by images.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Floating-point components. Not used by images.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// 32-bit pixels, lowest byte first. Not used by images.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit pixels, highest byte first. Not used by images.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
