// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A field for entering text.
///
/// A field with a vertical axis grows with its text up to the line limit, and scrolls beyond it. Its return key inserts
/// a line break. The return key of a field with a single line performs the submit actions and ends editing, unless an
/// action moves the focus. A field for a formatted value writes the value when editing ends.
public struct TextField<Label: View>: View {
  let content: FieldContent
  @Environment(\.textFieldStyle) private var style

  init(_ content: FieldContent) { self.content = content }

  /// The text field in the environment's style.
  public var body: some View {
    AnyView(erasing: style.makeErasedBody(TextField<_TextFieldStyleLabel>(content)))
  }
}

/// A field for entering a password.
public struct SecureField<Label: View>: View {
  private let content: FieldContent

  init(_ content: FieldContent) {
    var content = content
    content.isSecure = true
    self.content = content
  }

  /// The field in the environment's text field style.
  public var body: some View { TextField<_TextFieldStyleLabel>(content) }
}

/// The label of the text field that a style receives. It is not shown.
public struct _TextFieldStyleLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A text field without a style.
struct PlainField: View {
  let content: FieldContent
  var isBordered = false
  @Environment(\.textFieldOptions) private var options

  var body: some View {
    switch content.axis {
    case .horizontal: SingleLineField(content: content, isBordered: isBordered, options: options)
    case .vertical:
      let field = MultilineField(content: content, options: options)
      if isBordered {
        field.padding(.horizontal, 7).padding(.vertical, 6)
          .background(RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: .systemBackground)))
          .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .quaternaryLabel), lineWidth: 0.5))
      } else {
        field
      }
    }
  }
}
