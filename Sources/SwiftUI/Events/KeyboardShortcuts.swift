// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A control's keyboard shortcut, and the action that performs it.
struct ShortcutEntry {
  /// The serial number of the modifier's node. The first control with a shortcut wins.
  let serial: Int
  let shortcut: KeyboardShortcut
  let isEnabled: @MainActor () -> Bool
  let perform: @MainActor () -> Void
}

/// A responder that performs keyboard shortcuts.
@MainActor
protocol ShortcutPerforming: AnyObject {
  func performShortcut(_ command: UIKeyCommand)
}

extension Selector {
  /// The action of the key commands for keyboard shortcuts.
  @MainActor static let performShortcut = Selector(
    "performShortcut:",
    calling: { (responder: any ShortcutPerforming, sender: Any?) in
      if let command = sender as? UIKeyCommand { responder.performShortcut(command) }
    })
}

extension ViewGraph {
  /// The entries in the order of their views.
  private var entries: [ShortcutEntry] { shortcuts.values.sorted { $0.serial < $1.serial } }

  /// Returns key commands for the shortcuts of enabled controls.
  func keyCommands(action: Selector) -> [UIKeyCommand] {
    guard !shortcuts.isEmpty else { return [] }
    return entries.filter { $0.isEnabled() }.map { entry in
      UIKeyCommand(
        input: entry.shortcut.key.input, modifierFlags: entry.shortcut.modifiers.flags, action: action)
    }
  }

  /// Performs the action of the first control with a command's shortcut.
  func performShortcut(_ command: UIKeyCommand) {
    entries.first {
      $0.shortcut.key.input == command.input && $0.shortcut.modifiers.flags == command.modifierFlags && $0.isEnabled()
    }?.perform()
  }
}

extension KeyEquivalent {
  /// The input of a UIKit key command.
  var input: String {
    switch self {
    case .upArrow: UIKeyCommand.inputUpArrow
    case .downArrow: UIKeyCommand.inputDownArrow
    case .leftArrow: UIKeyCommand.inputLeftArrow
    case .rightArrow: UIKeyCommand.inputRightArrow
    case .escape: UIKeyCommand.inputEscape
    case .delete: UIKeyCommand.inputDelete
    default: String(character)
    }
  }
}

extension EventModifiers {
  var flags: UIKeyModifierFlags {
    var result: UIKeyModifierFlags = []
    if contains(.capsLock) { result.insert(.alphaShift) }
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.control) }
    if contains(.option) { result.insert(.alternate) }
    if contains(.command) { result.insert(.command) }
    if contains(.numericPad) { result.insert(.numericPad) }
    return result
  }
}

private struct ShortcutModifier: NodeModifier {
  typealias Body = Never
  let shortcut: KeyboardShortcut?
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ShortcutNode(context)
  }
}

private final class ShortcutNode<Content: View>: ModifierNode<Content, ShortcutModifier> {
  override func didUpdate(from old: ShortcutModifier?, to new: ShortcutModifier) {
    graph.shortcuts[ObjectIdentifier(self)] = new.shortcut.map { shortcut in
      ShortcutEntry(
        serial: serial, shortcut: shortcut, isEnabled: { [weak self] in self?.control?.isEnabled ?? false },
        perform: { [weak self] in self?.control?.sendActions(for: .primaryActionTriggered) })
    }
  }

  /// The first control in the modified view.
  private var control: UIControl? {
    func first(in view: UIView) -> UIControl? {
      view as? UIControl ?? view.subviews.lazy.compactMap { first(in: $0) }.first
    }
    return elements.lazy.flatMap(\.views).compactMap { first(in: $0) }.first
  }

  override func willRemove() { graph.shortcuts[ObjectIdentifier(self)] = nil }
}

extension View {
  /// Sets the keyboard shortcut of the first control in the view. The shortcut is a key command of the hosting controller.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  /// Sets the keyboard shortcut of the first control in the view. Nil sets none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }

  // Nothing to show: focusable, onOpenURL

  /// Sets whether the view can be focused. Does nothing: only text fields are focused, as on an iPhone without a keyboard.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Calls an action when the app is opened with a URL. Does nothing, because no app opens the screen with a URL.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Sets the localized help text, which is the accessibility hint. Tooltips are not shown.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Sets the help text, which is the accessibility hint. Tooltips are not shown.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Sets the help text, which is the accessibility hint. Tooltips are not shown.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
