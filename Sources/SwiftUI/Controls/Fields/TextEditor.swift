// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A scrollable view for editing multiline text that fills the proposed size.
public struct TextEditor: View {
  private let text: Binding<String>
  @Environment(\.textFieldOptions) private var options
  /// Creates an editor.
  public init(text: Binding<String>) { self.text = text }
  /// A `UITextView` bound to the text.
  public var body: some View { EditorView(content: .text(text), options: options) }
}

private struct EditorView: UIViewRepresentable {
  let content: FieldContent
  let options: TextFieldOptions

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: UITextView, context: Context) {
    let environment = context.environment
    context.coordinator.content = content
    uiView.font = environment.textStyle.font
    uiView.textColor = environment.textStyle.color
    uiView.tintColor = environment.tint.map { $0._paint(in: environment).color }
    uiView.textAlignment = environment.fieldAlignment
    uiView.apply(options)
    uiView.backgroundColor = environment.hidesScrollContentBackground ? .clear : .systemBackground
    uiView.isEditable = environment.isEnabled
    if let text = context.coordinator.replacement(for: uiView.text, isEditing: uiView.isFirstResponder) {
      uiView.text = text
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }
}
