// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A `UITextView` that edits the content of a field with a vertical axis.
///
/// The view is as high as its text, at least as high as the minimum number of lines, and scrolls if the text exceeds the
/// line limit.
struct MultilineField: UIViewRepresentable {
  let content: FieldContent
  let options: TextFieldOptions

  func makeCoordinator() -> FieldCoordinator { FieldCoordinator() }

  func makeUIView(context: Context) -> GrowingTextView {
    let view = GrowingTextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ uiView: GrowingTextView, context: Context) {
    let environment = context.environment
    context.coordinator.content = content
    uiView.isEditable = environment.isEnabled
    uiView.isSelectable = environment.isEnabled
    uiView.font = environment.textStyle.font
    uiView.textColor = environment.textStyle.color
    uiView.tintColor = environment.tint.map { $0._paint(in: environment).color }
    uiView.textAlignment = environment.fieldAlignment
    uiView.apply(options)
    uiView.lines = (environment.textStyle.minimumLines, environment.textStyle.lineLimit)
    uiView.placeholder.attributedText = content.placeholder(in: environment)
    uiView.placeholder.textAlignment = environment.fieldAlignment
    uiView.accessibilityLabel = content.label(in: environment)
    if let text = context.coordinator.replacement(for: uiView.text, isEditing: uiView.isFirstResponder) {
      uiView.text = text
    }
    uiView.showPlaceholderIfEmpty()
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: GrowingTextView, context: Context) -> CGSize? {
    uiView.fittingSize(width: proposal.width)
  }
}

/// A text view without insets that is as high as its lines, and shows a placeholder while it is empty.
final class GrowingTextView: UITextView {
  let placeholder = UILabel()
  /// The minimum and the maximum number of lines. 0 means no limit.
  var lines = (minimum: 0, limit: 0)

  init() {
    super.init(frame: .zero, textContainer: nil)
    backgroundColor = .clear
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    isScrollEnabled = false
    placeholder.numberOfLines = 0
    placeholder.isAccessibilityElement = false
    addSubview(placeholder)
  }

  required init?(coder: NSCoder) { nil }

  func showPlaceholderIfEmpty() { placeholder.isHidden = !text.isEmpty }

  /// Returns the size for a width in points, or for the width of the text if the width is nil or infinite.
  func fittingSize(width: CGFloat?) -> CGSize {
    func height(ofLines count: Int) -> CGFloat {
      guard let font, count > 0 else { return 0 }
      return font.lineHeight * CGFloat(count) + font.leading * CGFloat(count - 1)
    }
    let offered = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    // Measured by a label, because the size of an empty text view would not include a placeholder of several lines.
    let bounds = CGSize(width: offered ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let text = sizeThatFits(bounds)
    let prompt = placeholder.isHidden ? .zero : placeholder.sizeThatFits(bounds)
    let content = max(text.height, prompt.height, height(ofLines: 1))
    var size = CGSize(
      width: offered ?? max(text.width, prompt.width), height: max(content, height(ofLines: lines.minimum)))
    if lines.limit > 0 { size.height = min(size.height, height(ofLines: lines.limit)) }
    isScrollEnabled = content > size.height + 0.5
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showPlaceholderIfEmpty()
    guard !placeholder.isHidden else { return }
    placeholder.frame = CGRect(
      x: 0, y: 0, width: bounds.width,
      height: placeholder.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height)
  }
}
