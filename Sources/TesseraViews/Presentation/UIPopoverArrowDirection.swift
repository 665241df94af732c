// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The sides of its source on which a popover may lie.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt

  /// A set of sides from their bits.
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
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction that is known: all bits.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
