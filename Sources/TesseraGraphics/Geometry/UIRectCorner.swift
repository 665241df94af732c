// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bit mask, with one bit per corner: 1, 2, 4 and 8. All bits are set in `allCorners`.
  public let rawValue: UInt

  /// Creates corners from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper-left corner, with the minimum x and the minimum y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper-right corner, with the maximum x and the minimum y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower-left corner, with the minimum x and the maximum y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower-right corner, with the maximum x and the maximum y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners. Because all bits of the mask are set, the value is not equal to the combination of the four
  /// corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
