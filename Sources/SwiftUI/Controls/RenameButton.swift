// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An action that starts renaming.
public struct RenameAction {
  let action: () -> Void
  /// Starts renaming.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// The action of rename buttons, or nil if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that performs the rename action of the environment. It is disabled if there is none.
///
/// - Note: Differs from SwiftUI: the title is always in English.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// The button with a title and a pencil.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a rename button.
  public init() {}
}

extension View {
  /// Sets the action of rename buttons within this view.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Makes rename buttons within this view focus a text field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
