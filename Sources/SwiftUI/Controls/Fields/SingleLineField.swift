// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A `UITextField` that edits the content of a field.
struct SingleLineField: UIViewRepresentable {
  let content: FieldContent
  let isBordered: Bool
  let options: TextFieldOptions

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> UITextField {
    let view = UITextField()
    let coordinator = context.coordinator
    view.delegate = coordinator
    view.addAction(
      UIAction { [weak view] _ in coordinator.content.change(view?.text ?? "") }, for: .editingChanged)
    return view
  }

  func updateUIView(_ uiView: UITextField, context: Context) {
    let environment = context.environment
    context.coordinator.content = content
    context.coordinator.submit = { environment.submitActions.forEach { $0() } }
    uiView.borderStyle = isBordered ? .roundedRect : .none
    uiView.isSecureTextEntry = content.isSecure
    uiView.isEnabled = environment.isEnabled
    uiView.font = environment.textStyle.font
    uiView.textColor = environment.textStyle.color
    uiView.tintColor = environment.tint.map { $0._paint(in: environment).color }
    uiView.textAlignment = environment.fieldAlignment
    uiView.apply(options)
    uiView.attributedPlaceholder = content.placeholder(in: environment)
    uiView.accessibilityLabel = content.label(in: environment)
    if let text = context.coordinator.replacement(for: uiView.text ?? "", isEditing: uiView.isFirstResponder) {
      uiView.text = text
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
  }
}

extension EnvironmentValues {
  /// The alignment of the text in a field.
  var fieldAlignment: NSTextAlignment {
    switch multilineTextAlignment {
    case .leading: .natural
    case .center: .center
    case .trailing: layoutDirection == .rightToLeft ? .left : .right
    }
  }
}

extension UITextField {
  fileprivate func apply(_ options: TextFieldOptions) {
    keyboardType = options.keyboard
    textContentType = options.content
    autocapitalizationType = options.capitalization
    autocorrectionType = options.correction
    returnKeyType = options.returnKey
  }
}

extension UITextView {
  func apply(_ options: TextFieldOptions) {
    keyboardType = options.keyboard
    textContentType = options.content
    autocapitalizationType = options.capitalization
    autocorrectionType = options.correction
    returnKeyType = options.returnKey
  }
}
