// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

private struct BorderedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct TextFieldOptionsKey: EnvironmentKey {
  static var defaultValue: TextFieldOptions { TextFieldOptions() }
}
private struct SubmitKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  var isTextFieldBordered: Bool {
    get { self[BorderedKey.self] }
    set { self[BorderedKey.self] = newValue }
  }
  var textFieldOptions: TextFieldOptions {
    get { self[TextFieldOptionsKey.self] }
    set { self[TextFieldOptionsKey.self] = newValue }
  }
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// A type that determines the appearance of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// Whether text fields have a border.
  static var _isBordered: Bool { get }
}

extension TextFieldStyle {
  /// Whether text fields have a border. False by default.
  public static var _isBordered: Bool { false }
}

/// The default style for the context: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Whether text fields have a border. True.
  public static var _isBordered: Bool { true }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A type that determines the appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {}
/// The default style for the context: plain.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// An editor without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style for the context.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// An editor without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// No capital letters.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// A capital letter at the beginning of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// A capital letter at the beginning of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
  /// Capital letters only.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
  private init(type: UITextAutocapitalizationType) { self.type = type }
  /// Creates a capitalization from a UIKit type.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The title of the return key.
public struct SubmitLabel: Sendable {
  let type: UIReturnKeyType
  /// Done.
  public static var done: SubmitLabel { SubmitLabel(type: .done) }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(type: .go) }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(type: .send) }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(type: .join) }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(type: .route) }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(type: .search) }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(type: .default) }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(type: .next) }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(type: .continue) }
}

/// The controls whose return key submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each control.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The return key of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A type that specifies whether text can be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}
/// Selectable text.
public struct EnabledTextSelectability: TextSelectability {
  /// Whether text can be selected. True.
  public static var allowsSelection: Bool { true }
}
/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// Whether text can be selected. False.
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  /// Selectable text.
  public nonisolated static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  public nonisolated static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets the style of text fields.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.isTextFieldBordered, S._isBordered)
  }
  /// Sets the style of text editors. All styles are plain.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  /// Sets the keyboard type of text fields.
  public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textFieldOptions.keyboard, type) }
  /// Sets the content type of text fields.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textFieldOptions.content, textContentType)
  }
  /// Sets the capitalization of typed text.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    environment(\.textFieldOptions.capitalization, autocapitalization?.type ?? .sentences)
  }
  /// Sets the capitalization of typed text. An older form of `textInputAutocapitalization(_:)`.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textFieldOptions.capitalization, style)
  }
  /// Disables autocorrection.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.textFieldOptions.correction, disable ? .no : .yes)
  }
  /// Disables autocorrection. An older form of `autocorrectionDisabled(_:)`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.textFieldOptions.correction, disable.map { $0 ? .no : .yes } ?? .default)
  }
  /// Sets the title of the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.textFieldOptions.returnKey, submitLabel.type)
  }
  /// Adds an action that the return key of text fields performs.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { if triggers.contains(.text) { $0.append(action) } }
  }
  /// Prevents the submit actions of ancestors.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
  /// Sets whether text can be selected. Has no effect yet.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { unsupported("textSelection") }
}
