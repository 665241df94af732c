// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw bits, one for each direction.
  public let rawValue: UInt

  /// Creates a set of directions from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An arrow that points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// An arrow that points down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// An arrow that points left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// An arrow that points right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction, represented by all bits.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
