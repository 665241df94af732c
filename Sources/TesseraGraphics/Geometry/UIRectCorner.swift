// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit per corner, 1 to 8; `allCorners` has all bits.
  public let rawValue: UInt

  /// The corners of a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner of least x and least y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner of greatest x and least y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner of least x and greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner of greatest x and greatest y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners. All bits are set, so that it is not equal to the four corners named one by one.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
