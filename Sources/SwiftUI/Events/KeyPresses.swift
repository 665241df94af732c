// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The handler of key presses in a view.
struct KeyPressHandler {
  /// The keys whose presses the view handles, or nil for all keys.
  let keys: Set<KeyEquivalent>?
  /// The characters whose presses the view handles, or nil for all characters.
  var characters: CharacterSet?
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  /// Returns whether the handler is called for a press of a key.
  func handles(_ press: KeyPress) -> Bool {
    if let keys, !keys.contains(press.key) { return false }
    if let characters { return press.characters.unicodeScalars.contains(where: characters.contains) }
    return true
  }
}

/// The handler of key presses of a view in the graph.
struct KeyPressEntry {
  /// The depth and the serial number of the modifier's node. Handlers of inner views are called first.
  let depth: Int
  let serial: Int
  /// Returns whether the first responder is in the view, or whether there is none.
  let isFocused: @MainActor () -> Bool
  let handler: @MainActor () -> KeyPressHandler?
}

extension ViewGraph {
  /// Key commands for all keys that the views of the graph handle.
  func keyPressCommands(action: Selector) -> [UIKeyCommand] {
    let handlers = keyPresses.values.filter { $0.isFocused() }.compactMap { $0.handler() }
    guard !handlers.isEmpty else { return [] }
    var keys: Set<KeyEquivalent> = []
    for handler in handlers { keys.formUnion(handler.keys ?? KeyEquivalent.all) }
    return keys.sorted { $0.character < $1.character }.flatMap { key in
      (0..<16).map { bits in
        // The bits of Shift, Control, Option and Command.
        let modifiers = EventModifiers(rawValue: bits << 1)
        return UIKeyCommand(input: key.input, modifierFlags: modifiers.flags, action: action)
      }
    }
  }

  /// Calls the handlers of a pressed key, from inner to outer views, until one of them handles it.
  func performKeyPress(_ command: UIKeyCommand) {
    guard let input = command.input, let key = KeyEquivalent(input: input) else { return }
    let modifiers = EventModifiers(command.modifierFlags)
    let entries = keyPresses.values.filter { $0.isFocused() }
      .sorted { ($0.depth, $0.serial) > ($1.depth, $1.serial) }
    for phase in [KeyPress.Phases.down, .up] {
      let characters = modifiers.contains(.shift) ? String(key.character).uppercased() : String(key.character)
      let press = KeyPress(key: key, characters: characters, modifiers: modifiers, phase: phase)
      for entry in entries {
        guard let handler = entry.handler(), handler.phases.contains(phase), handler.handles(press) else { continue }
        if handler.action(press) == .handled { break }
      }
    }
  }
}

/// A responder that calls the handlers of key presses.
@MainActor
protocol KeyPressPerforming: AnyObject {
  func performKeyPress(_ command: UIKeyCommand)
}

extension Selector {
  /// The action of the key commands for the handlers of key presses.
  @MainActor static let performKeyPress = Selector(
    "performKeyPress:",
    calling: { (responder: any KeyPressPerforming, sender: Any?) in
      if let command = sender as? UIKeyCommand { responder.performKeyPress(command) }
    })
}

extension KeyEquivalent {
  /// The keys of a keyboard that type ASCII characters, and its arrow and editing keys.
  fileprivate static let all: Set<KeyEquivalent> = {
    let characters = (33..<127).map { Character(UnicodeScalar(UInt8($0))) }.filter { !$0.isUppercase }
    let others: [KeyEquivalent] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .tab, .space, .return, .home,
      .end,
      .pageUp, .pageDown,
    ]
    return Set(characters.map { KeyEquivalent($0) } + others)
  }()

  /// Creates the key of a key command.
  fileprivate init?(input: String) {
    let special: [KeyEquivalent] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete]
    if let key = special.first(where: { $0.input == input }) {
      self = key
    } else if let character = input.first, input.count == 1 {
      self.init(character)
    } else {
      return nil
    }
  }
}

extension EventModifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    self = []
    if flags.contains(.alphaShift) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.alternate) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    if flags.contains(.numericPad) { insert(.numericPad) }
  }
}

private struct KeyPressModifier: NodeModifier {
  typealias Body = Never
  let handler: KeyPressHandler
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    KeyPressNode(context)
  }
}

private final class KeyPressNode<Content: View>: ModifierNode<Content, KeyPressModifier> {
  override func didUpdate(from old: KeyPressModifier?, to new: KeyPressModifier) {
    guard old == nil else { return }
    graph.keyPresses[ObjectIdentifier(self)] = KeyPressEntry(
      depth: depth, serial: serial, isFocused: { [weak self] in self?.isFocused ?? false },
      handler: { [weak self] in self.flatMap { $0.environment.isEnabled ? $0.modifier?.handler : nil } })
  }

  /// Whether the first responder is in the view. Without a first responder, all views get key presses.
  private var isFocused: Bool {
    guard let window = graph.host?.window, let responder = window.firstResponder as? UIView else { return true }
    return elements.lazy.flatMap(\.views).contains { responder.isDescendant(of: $0) }
  }

  override func willRemove() { graph.keyPresses[ObjectIdentifier(self)] = nil }
}

extension View {
  private func handlingKeys(_ handler: KeyPressHandler) -> some View { modifier(KeyPressModifier(handler: handler)) }

  /// Calls an action when a key is pressed in the focused view. If the action returns `ignored`, the press is passed on to the
  /// views outside of this one.
  ///
  /// - Note: Differs from SwiftUI: the focused view contains the field that is edited. If no field is edited, key presses are
  ///   passed to all views with actions. A press doesn't repeat, and is followed by the release of the key.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    handlingKeys(KeyPressHandler(keys: [key], phases: [.down, .repeat]) { _ in action() })
  }
  /// Calls an action for the given phases of a key press in the focused view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(KeyPressHandler(keys: [key], phases: phases, action: action))
  }
  /// Calls an action for the given phases of presses of any of several keys in the focused view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(KeyPressHandler(keys: keys, phases: phases, action: action))
  }
  /// Calls an action for the given phases of presses of keys that type any of several characters in the focused view.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(KeyPressHandler(keys: nil, characters: characters, phases: phases, action: action))
  }
  /// Calls an action for the given phases of presses of any key in the focused view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    handlingKeys(KeyPressHandler(keys: nil, phases: phases, action: action))
  }
}
