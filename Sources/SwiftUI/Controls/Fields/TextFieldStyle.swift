// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A type that defines the appearance of text fields and secure fields.
///
/// As on iOS, the requirement's name begins with an underscore:
///
///     struct CapsuleStyle: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(8).background(.quaternary, in: .capsule)
///       }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of view that represents the field.
  associatedtype _Body: View
  /// The label of the field. It is not shown.
  typealias _Label = _TextFieldStyleLabel
  /// Returns a view that represents a field.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  func makeErasedBody(_ field: TextField<_TextFieldStyleLabel>) -> any View {
    StyleBody(style: self, configuration: field) { $0._body(configuration: $1) }
  }
}

/// The default text field style, which is plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the field without decoration.
  public func _body(configuration: TextField<_Label>) -> some View { PlainField(content: configuration.content) }
}
/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the field without decoration.
  public func _body(configuration: TextField<_Label>) -> some View { PlainField(content: configuration.content) }
}
/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the field with a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlainField(content: configuration.content, isBordered: true)
  }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style, which is plain.
  public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A style within another one, which applies to the fields in its body.
private nonisolated struct NestedTextFieldStyle: TextFieldStyle {
  let style: any TextFieldStyle
  let outer: any TextFieldStyle
  @MainActor
  func _body(configuration: TextField<_Label>) -> some View {
    AnyView(erasing: style.makeErasedBody(configuration)).environment(\.onlyTextFieldStyle, outer)
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = NestedTextFieldStyle(style: newValue, outer: self[TextFieldStyleKey.self]) }
  }
  /// The style, which replaces the current one and the styles outside of it.
  fileprivate var onlyTextFieldStyle: any TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for text fields within this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldStyle, style) }
}
