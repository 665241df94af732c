// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The modifier keys pressed during an event. Always empty for events.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits, one per key.
  public let rawValue: Int

  /// Creates a set of keys from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
