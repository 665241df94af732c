// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// A single-line text field.
///
/// - Note: Differs from SwiftUI: a field with a vertical axis does not grow and shows a single line.
public struct TextField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: String
  /// The title, which is the accessibility label.
  private let title: String
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.textFieldOptions) private var options

  init(_ text: Binding<String>, _ title: Text?, prompt: Text? = nil) {
    self.text = text
    self.title = title?.resolveString(in: EnvironmentValues()) ?? ""
    self.prompt = prompt?.resolveString(in: EnvironmentValues()) ?? self.title
  }

  /// The text field in the environment's style.
  public var body: some View {
    FieldView(
      text: text, title: title, prompt: prompt, isSecure: false, isBordered: isBordered, options: options)
  }
}

extension TextField {
  /// Creates a field with a label, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label() as? Text, prompt: prompt)
  }
  /// Creates a field with an axis and a label. The axis has no effect.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text, label() as? Text, prompt: prompt)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title as its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, Text(titleKey)) }
  /// Creates a field with a title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, Text(title)) }
  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(titleKey), prompt: prompt)
  }
  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(title), prompt: prompt)
  }
  /// Creates a field with a localized title and an axis. The axis has no effect.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) { self.init(text, Text(titleKey)) }
  /// Creates a field with a title and an axis. The axis has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) { self.init(text, Text(title)) }
  /// Creates a field with a localized title, a placeholder and an axis. The axis has no effect.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, Text(titleKey), prompt: prompt)
  }
  /// Creates a field with a title, a placeholder and an axis. The axis has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text, Text(title), prompt: prompt)
  }
  /// Creates a field with editing actions. The actions are never performed. Superseded by `onSubmit(of:_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    Report.unsupported("TextField(onEditingChanged:onCommit:)")
    self.init(text, Text(title))
  }
  /// Creates a field with editing actions. The actions are never performed. Superseded by `onSubmit(of:_:)`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    Report.unsupported("TextField(onEditingChanged:onCommit:)")
    self.init(text, Text(titleKey))
  }
  /// Creates a field with a localized title that edits a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.binding(value, format), Text(titleKey), prompt: prompt)
  }
  /// Creates a field with a title that edits a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Self.binding(value, format), Text(title), prompt: prompt)
  }
  /// Creates a field that edits an optional formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map(format.format) ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(text, Text(titleKey), prompt: prompt)
  }
  /// Creates a field that edits a value converted by a formatter.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    let text = Binding<String>(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { _ in Report.unsupported("TextField(value:formatter:)") })
    self.init(text, Text(titleKey), prompt: prompt)
  }

  private static func binding<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) -> Binding<String>
  where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let new = try? format.parseStrategy.parse($0) { value.wrappedValue = new } })
  }
}

/// A text field for entering a password.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: String
  /// The title, which is the accessibility label.
  private let title: String
  @Environment(\.isTextFieldBordered) private var isBordered
  @Environment(\.textFieldOptions) private var options

  init(_ text: Binding<String>, _ title: Text?, prompt: Text? = nil) {
    self.text = text
    self.title = title?.resolveString(in: EnvironmentValues()) ?? ""
    self.prompt = prompt?.resolveString(in: EnvironmentValues()) ?? self.title
  }

  /// The text field in the environment's style.
  public var body: some View {
    FieldView(text: text, title: title, prompt: prompt, isSecure: true, isBordered: isBordered, options: options)
  }
}

extension SecureField {
  /// Creates a field with a label, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, label() as? Text, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title as its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text, Text(titleKey)) }
  /// Creates a field with a title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text, Text(title)) }
  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(titleKey), prompt: prompt)
  }
  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, Text(title), prompt: prompt)
  }
}

/// The text input settings of the environment, such as the keyboard type.
struct TextFieldOptions: Equatable {
  var keyboard = UIKeyboardType.default
  var content: UITextContentType?
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var returnKey = UIReturnKeyType.default
}

/// A delegate that writes the edited text to a binding.
@MainActor
private final class FieldCoordinator: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var change: (String) -> Void = { _ in }
  var submit: () -> Void = {}

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    submit()
    return true
  }
  func textViewDidChange(_ textView: UITextView) { change(textView.text ?? "") }
}

/// A representable `UITextField`.
private struct FieldView: UIViewRepresentable {
  let text: Binding<String>
  let title: String
  let prompt: String
  let isSecure: Bool
  let isBordered: Bool
  let options: TextFieldOptions

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let coordinator = context.coordinator
    view.delegate = coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.change(view?.text ?? "") }, for: .editingChanged)
    return view
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    let environment = context.environment
    let text = text
    context.coordinator.change = { text.wrappedValue = $0 }
    context.coordinator.submit = { environment.submitActions.forEach { $0() } }
    uiView.borderStyle = isBordered ? .roundedRect : .none
    uiView.isSecureTextEntry = isSecure
    uiView.isEnabled = environment.isEnabled
    let style = ForegroundStyle()._paint(in: environment).color
    uiView.font = environment.textStyle.font
    uiView.textColor = style
    uiView.tintColor = environment.tint.map { $0._paint(in: environment).color }
    uiView.textAlignment =
      switch environment.multilineTextAlignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    uiView.keyboardType = options.keyboard
    uiView.textContentType = options.content
    uiView.autocapitalizationType = options.capitalization
    uiView.autocorrectionType = options.correction
    uiView.returnKeyType = options.returnKey
    uiView.placeholder = prompt
    // Without a title, the placeholder is the label.
    uiView.accessibilityLabel = title.isEmpty ? nil : title
    if uiView.text != text.wrappedValue { uiView.text = text.wrappedValue }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
  }
}

/// A multiline text editor that fills the proposed size.
public struct TextEditor: View {
  private let text: Binding<String>
  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }
  /// A `UITextView` bound to the text.
  public var body: some View { EditorView(text: text) }
}

private struct EditorView: UIViewRepresentable {
  let text: Binding<String>
  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    let (text, environment) = (text, context.environment)
    context.coordinator.change = { text.wrappedValue = $0 }
    uiView.font = environment.textStyle.font
    uiView.textColor = ForegroundStyle()._paint(in: environment).color
    uiView.backgroundColor = environment.hidesScrollContentBackground ? .clear : .systemBackground
    uiView.isEditable = environment.isEnabled
    if uiView.text != text.wrappedValue { uiView.text = text.wrappedValue }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }
}
