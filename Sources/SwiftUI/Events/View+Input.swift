// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UIKit

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// The character of the key.
  public var character: Character
  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from its character.
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all = EventModifiers(rawValue: 63)
}

/// A keyboard shortcut: a key and modifier keys.
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
  /// The shortcut of the default button: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut for canceling: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A press of a key.
public struct KeyPress: Sendable {
  /// The phases of a press.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each phase.
    public let rawValue: Int
    /// Creates a set from bits.
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
    /// The handler consumed the key press, or passes it on.
    case handled, ignored
  }
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the press.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
  /// The phase.
  public let phase: Phases
}

/// An effect of a pointer over a view.
public struct HoverEffect: Sendable {
  private let rawValue: Int
  /// The default effect for the context.
  public static let automatic = HoverEffect(rawValue: 0)
  /// A highlight.
  public static let highlight = HoverEffect(rawValue: 1)
  /// A lift.
  public static let lift = HoverEffect(rawValue: 2)
}

/// The state of a drag over a view.
public struct DropInfo {
  /// The position of the finger in the view.
  public var location: CGPoint
  /// Returns whether an item has one of the types. Always false.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the items of the types. Always empty.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The operations of a drop.
public enum DropOperation: Sendable {
  /// An operation.
  case cancel, forbidden, copy, move
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The methods of a drop destination's delegate. Drops are not delivered yet.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop can begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs a drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves in the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true by default.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil by default.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing by default.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Sets the keys that trigger the control. Has no effect yet.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    unsupported("keyboardShortcut")
  }
  /// Sets the keys that trigger the control. Has no effect yet.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { unsupported("keyboardShortcut") }
  /// Calls an action for presses of a key. Has no effect yet.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    unsupported("onKeyPress")
  }
  /// Calls an action for presses of a key in phases. Has no effect yet.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress")
  }
  /// Calls an action for presses of keys. Has no effect yet.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    unsupported("onKeyPress")
  }
  /// Sets whether the view can have the focus. Has no effect yet.
  public func focusable(_ isFocusable: Bool = true) -> some View { unsupported("focusable") }
  /// Sets a localized help text. Has no effect: there is no pointer.
  public func help(_ textKey: LocalizedStringKey) -> some View { unsupported("help") }
  /// Sets a help text. Has no effect: there is no pointer.
  public func help(_ text: Text) -> some View { unsupported("help") }
  /// Sets a help text. Has no effect: there is no pointer.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { unsupported("help") }
  /// Sets the hover effect. Has no effect: there is no pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { unsupported("hoverEffect") }
  /// Calls an action when a pointer enters or leaves the view. Has no effect: there is no pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { unsupported("onHover") }
  /// Calls an action for URLs that open the app. Has no effect yet.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { unsupported("onOpenURL") }
  /// Makes the view draggable. Has no effect yet.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { unsupported("onDrag") }
  /// Makes the view draggable with a preview. Has no effect yet.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    unsupported("onDrag")
  }
  /// Makes the view draggable. Has no effect yet.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    unsupported("draggable")
  }
  /// Receives drops. Has no effect yet.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }
  /// Receives drops with their location. Has no effect yet.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }
  /// Passes drops to a delegate. Has no effect yet.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { unsupported("onDrop") }
  /// Receives drops of values. Has no effect yet.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unsupported("dropDestination")
  }
  /// Presents a picker of files while a binding is true. Has no effect yet.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("fileImporter") }
    return self
  }
  /// Presents a picker of several files while a binding is true. Has no effect yet.
  public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("fileImporter") }
    return self
  }
  /// Presents a picker of photos while a binding is true. Has no effect yet.
  public func photosPicker<Item, Filter>(
    isPresented: Binding<Bool>, selection: Binding<Item?>, matching filter: Filter? = Int?.none
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("photosPicker") }
    return self
  }
  /// Presents a picker of several photos while a binding is true. Has no effect yet.
  public func photosPicker<Item, Filter>(
    isPresented: Binding<Bool>, selection: Binding<[Item]>, maxSelectionCount: Int? = nil,
    matching filter: Filter? = Int?.none
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("photosPicker") }
    return self
  }
}
