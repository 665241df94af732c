// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A keyboard key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character that the key types.
  public var character: Character
  /// Creates a key from the character it types.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from the character it types.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Space key.
  public static let space = KeyEquivalent(" ")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

/// A set of modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The raw value, with one bit per key.
  public let rawValue: Int
  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key on the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// A keyboard shortcut: a key and its modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  private let bits: Int
  /// The modifier keys.
  public var modifiers: EventModifiers { EventModifiers(rawValue: bits) }
  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, bits) = (key, modifiers.rawValue)
  }
  /// The shortcut for the default button, Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut for canceling, Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key press.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The raw value, with one bit per phase.
    public let rawValue: Int
    /// Creates a set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key repeats while it is held down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all = Phases(rawValue: 7)
  }
  /// The result of a key press handler.
  public enum Result: Sendable {
    /// The handler consumes the key press, or passes it on to other views.
    case handled, ignored
  }
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters that the key press types.
  public let characters: String
  /// The pressed modifier keys.
  public let modifiers: EventModifiers
  /// The phase of the key press.
  public let phase: Phases
}
