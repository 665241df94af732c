// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension TextField {
  /// Creates a field with a label, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text, label() as? Text, prompt: prompt))
  }
  /// Creates a field with an axis and a label, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(.text(text, label() as? Text, prompt: prompt, axis: axis))
  }
  /// Creates a field with a label, which is not shown, that edits a formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: label() as? Text, prompt: prompt))
  }
  /// Creates a field with a label, which is not shown, that edits an optional formatted value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: label() as? Text, prompt: prompt))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title as its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(.text(text, Text(titleKey))) }
  /// Creates a field with a title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(.text(text, Text(title))) }
  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, Text(titleKey), prompt: prompt))
  }
  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, Text(title), prompt: prompt))
  }
  /// Creates a field with a localized title and an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(.text(text, Text(titleKey), axis: axis))
  }
  /// Creates a field with a title and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(.text(text, Text(title), axis: axis))
  }
  /// Creates a field with a localized title, a placeholder and an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text, Text(titleKey), prompt: prompt, axis: axis))
  }
  /// Creates a field with a title, a placeholder and an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(.text(text, Text(title), prompt: prompt, axis: axis))
  }
  /// Creates a field with editing actions. Superseded by `onSubmit(of:_:)` and `focused(_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(.text(text, Text(title)).performing(onEditingChanged, onCommit))
  }
  /// Creates a field with an action for the return key. Superseded by `onSubmit(of:_:)`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text, Text(title)).performing({ _ in }, onCommit))
  }
  /// Creates a field with editing actions. Superseded by `onSubmit(of:_:)` and `focused(_:)`.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(.text(text, Text(titleKey)).performing(onEditingChanged, onCommit))
  }
  /// Creates a field with an action for the return key. Superseded by `onSubmit(of:_:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(.text(text, Text(titleKey)).performing({ _ in }, onCommit))
  }
  /// Creates a field with a localized title that edits a formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: Text(titleKey), prompt: prompt))
  }
  /// Creates a field with a title that edits a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: Text(title), prompt: prompt))
  }
  /// Creates a field with a localized title that edits an optional formatted value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: Text(titleKey), prompt: prompt))
  }
  /// Creates a field with a title that edits an optional formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.formatted(value, format, title: Text(title), prompt: prompt))
  }
  /// Creates a field with a localized title that edits a value converted by a formatter. Text that the formatter can't
  /// convert changes nothing.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.formatted(value, formatter, title: Text(titleKey), prompt: prompt))
  }
  /// Creates a field with a title that edits a value converted by a formatter. Text that the formatter can't convert
  /// changes nothing.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
    self.init(.formatted(value, formatter, title: Text(title), prompt: prompt))
  }
}

extension SecureField {
  /// Creates a field with a label, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(.text(text, label() as? Text, prompt: prompt))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title as its placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(.text(text, Text(titleKey))) }
  /// Creates a field with a title as its placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(.text(text, Text(title))) }
  /// Creates a field with a localized title and a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, Text(titleKey), prompt: prompt))
  }
  /// Creates a field with a title and a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(.text(text, Text(title), prompt: prompt))
  }
}

extension FieldContent {
  fileprivate func performing(
    _ didChangeEditing: @escaping (Bool) -> Void, _ didPressReturn: @escaping () -> Void
  ) -> FieldContent {
    var result = self
    (result.didChangeEditing, result.didPressReturn) = (didChangeEditing, didPressReturn)
    return result
  }

  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F, title: Text?, prompt: Text?
  ) -> FieldContent where F.FormatOutput == String {
    .value(value, title, prompt: prompt, format: format.format) { try? format.parseStrategy.parse($0) }
  }

  /// An empty text represents nil.
  fileprivate static func formatted<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F, title: Text?, prompt: Text?
  ) -> FieldContent where F.FormatOutput == String {
    .value(value, title, prompt: prompt, format: { $0.map(format.format) ?? "" }) {
      if $0.isEmpty { return .some(nil) }
      return (try? format.parseStrategy.parse($0)).map { .some($0) }
    }
  }

  fileprivate static func formatted<Value>(
    _ value: Binding<Value>, _ formatter: Formatter, title: Text?, prompt: Text?
  ) -> FieldContent {
    .value(value, title, prompt: prompt, format: { formatter.string(for: $0) ?? "" }) { formatter.value(of: $0) }
  }
}

extension Formatter {
  /// Returns the value that a string represents, or nil if there is none of the type.
  fileprivate func value<Value>(of string: String) -> Value? {
    let number = (self as? NumberFormatter)?.number(from: string)
    let candidates: [Any?] = [
      number, number?.doubleValue, number?.intValue, number?.decimalValue,
      (self as? DateFormatter)?.date(from: string),
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}
