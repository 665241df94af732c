// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The position of the alpha component in a pixel, and whether the colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The pixel format of an image: a `CGImageAlphaInfo` in the low five bits, combined with flags.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The alpha information combined with the flags.
  public let rawValue: UInt32

  /// Creates a pixel format from a bit mask. Unknown bits are preserved.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits that contain the alpha information.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that contain the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The bits that contain the floating-point format.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The default byte order, in which the most significant byte is first.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit components in little-endian byte order. Not used by images.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 16-bit components in big-endian byte order. Not used by images.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Floating-point components. Not used by images.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// 32-bit pixels in little-endian byte order. Not used by images.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 32-bit pixels in big-endian byte order. Not used by images.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
