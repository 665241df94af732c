// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// One bit per corner, 1 to 8. All bits are set in `allCorners`.
  public let rawValue: UInt

  /// Creates corners from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner with the smaller x and the smaller y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner with the greater x and the smaller y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner with the smaller x and the greater y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner with the greater x and the greater y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners. All bits are set, so it is not equal to the combination of the four corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
