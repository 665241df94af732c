// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

private struct TextFieldOptionsKey: EnvironmentKey {
  static var defaultValue: TextFieldOptions { TextFieldOptions() }
}
private struct SubmitKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  var textFieldOptions: TextFieldOptions {
    get { self[TextFieldOptionsKey.self] }
    set { self[TextFieldOptionsKey.self] = newValue }
  }
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// A type that defines the appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}
/// The default text editor style, which is plain.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style, which is plain.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A style without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The automatic capitalization of text input.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// Does not capitalize anything.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// Capitalizes the first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// Capitalizes the first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// Capitalizes every letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
  private init(type: UITextAutocapitalizationType) { self.type = type }
  /// Creates an autocapitalization from a UIKit type.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The title of the return key.
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType
  /// The title "Done".
  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  /// The title "Go".
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  /// The title "Send".
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  /// The title "Join".
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  /// The title "Route".
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  /// The title "Search".
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  /// The title "Return".
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  /// The title "Next".
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  /// The title "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}

/// The events that trigger a submit action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw value, with one bit per event.
  public let rawValue: Int
  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Pressing the return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Pressing the return key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A type that defines whether text can be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}
/// A type that lets text be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected. Always true.
  public static var allowsSelection: Bool { true }
}
/// A type that prevents text from being selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected. Always false.
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Lets text be selected.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Prevents text from being selected.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the style for text editors. Has no effect, because every editor is plain.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Sets the keyboard type of text fields within this view.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textFieldOptions.keyboard, type) }
  /// Sets the text content type of text fields within this view.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textFieldOptions.content, textContentType)
  }
  /// Sets the automatic capitalization of text input.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textFieldOptions.capitalization, autocapitalization?.type ?? .sentences)
  }
  /// Sets the automatic capitalization of text input. Superseded by `textInputAutocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textFieldOptions.capitalization, style)
  }
  /// Sets whether autocorrection is disabled.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textFieldOptions.correction, disable ? .no : .yes)
  }
  /// Sets whether autocorrection is disabled. Superseded by `autocorrectionDisabled(_:)`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textFieldOptions.correction, disable.map { $0 ? .no : .yes } ?? .default)
  }
  /// Sets the title of the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textFieldOptions.returnKey, submitLabel.type)
  }
  /// Adds an action to perform when the return key is pressed in a text field or a search field.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.self) {
      if triggers.contains(.text) { $0.submitActions.append(action) }
      if triggers.contains(.search) { $0.searchSubmitActions.append(action) }
    }
  }
  /// Sets whether submit actions of ancestors are blocked.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) { if isBlocking { ($0.submitActions, $0.searchSubmitActions) = ([], []) } }
  }
  // Nothing to show: textSelection

  /// Sets whether text can be selected. Does nothing: selectable text looks the same until it is touched, and long presses
  /// don't select it.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
