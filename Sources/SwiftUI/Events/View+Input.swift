// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

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

/// The effect of a pointer hovering over a view.
public struct HoverEffect: Sendable {
  private let rawValue: Int
  /// The default effect for the context.
  public static let automatic = HoverEffect(rawValue: 0)
  /// An effect that highlights the view.
  public static let highlight = HoverEffect(rawValue: 1)
  /// An effect that lifts the view.
  public static let lift = HoverEffect(rawValue: 2)
}

/// The state of a drag over a view.
public struct DropInfo {
  /// The drag location in the view's coordinates.
  public var location: CGPoint
  /// Returns whether the dragged items include one of the given types. Always false.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the providers for items of the given types. Always empty.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The operation that a drop performs.
public enum DropOperation: Sendable {
  /// Cancels the drop, forbids it, copies the items, or moves the items.
  case cancel, forbidden, copy, move
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The delegate of a drop destination. Drops are not delivered yet.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop can begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs a drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves within the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns whether a drop can begin. Returns true by default.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Called when a drag enters the view. Does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Called when a drag moves within the view. Returns nil by default.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Called when a drag leaves the view. Does nothing by default.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Sets the control's keyboard shortcut. Has no effect yet.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    unsupported("keyboardShortcut")
  }
  /// Sets the control's keyboard shortcut. Has no effect yet.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { unsupported("keyboardShortcut") }
  /// Calls an action when a key is pressed. Has no effect yet.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    unsupported("onKeyPress")
  }
  /// Calls an action for the given phases of a key press. Has no effect yet.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress")
  }
  /// Calls an action for the given phases of any key press. Has no effect yet.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress")
  }
  /// Sets whether the view can be focused. Has no effect yet.
  public func focusable(_ isFocusable: Bool = true) -> some View { unsupported("focusable") }
  /// Sets the localized help text. Has no effect because pointers are not supported.
  public func help(_ textKey: LocalizedStringKey) -> some View { unsupported("help") }
  /// Sets the help text. Has no effect because pointers are not supported.
  public func help(_ text: Text) -> some View { unsupported("help") }
  /// Sets the help text. Has no effect because pointers are not supported.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { unsupported("help") }
  /// Sets the hover effect. Has no effect because pointers are not supported.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unsupported("hoverEffect") }
  /// Calls an action when a pointer enters or exits the view. Has no effect because pointers are not supported.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unsupported("onHover") }
  /// Calls an action when the app is opened with a URL. Has no effect yet.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unsupported("onOpenURL") }
  /// Makes the view draggable. Has no effect yet.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { unsupported("onDrag") }
  /// Makes the view draggable, with a custom preview. Has no effect yet.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    unsupported("onDrag")
  }
  /// Makes the view draggable. Has no effect yet.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    unsupported("draggable")
  }
  /// Makes the view a drop destination. Has no effect yet.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }
  /// Makes the view a drop destination. The action also receives the drop location. Has no effect yet.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }
  /// Makes the view a drop destination with a delegate. Has no effect yet.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { unsupported("onDrop") }
  /// Makes the view a drop destination for transferable values. Has no effect yet.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unsupported("dropDestination")
  }
}
