// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Selections in left-to-right, right-to-left and mixed text and across lines with an attachment; an insertion point,
/// marked text, find results, detected data, a password field, and a field with side views.
final class TextSelectionStates: UIViewController, UITextSelectionDisplayInteractionDelegate {
  private var selections: [UITextSelectionDisplayInteraction] = []
  private let marked = UITextField()
  private let found = UITextView()
  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = [
      row([selecting("Select these words", 7..<12), selecting("שלום עולם", 0..<4)]),
      selecting(isLarge ? "abc שלום" : "In a line abc שלום עולם def", isLarge ? 2..<6 : 10..<20), lines(),
      row([secret(), overlays()]), row([markedField(), selecting("Caret", 3..<3)]), finds(), detected(),
    ]
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = isLarge ? 6 : 12
    showAtTop(stack, distance: 12)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    marked.inputView = UIView()
    marked.becomeFirstResponder()
    marked.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0))
    view.layoutIfNeeded()
    for selection in selections {
      selection.isActivated = true
    }
    decorate()
  }

  private func row(_ views: [UIView]) -> UIView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 12
    row.distribution = .fillEqually
    return row
  }

  private func text(_ string: String) -> UITextView {
    let text = UITextView()
    text.text = string
    text.font = .preferredFont(forTextStyle: .footnote)
    text.adjustsFontForContentSizeCategory = true
    text.isScrollEnabled = false
    text.clipsToBounds = false
    text.textContainer.maximumNumberOfLines = 2
    text.backgroundColor = .secondarySystemBackground
    text.layer.cornerRadius = 6
    return text
  }

  private func select(_ text: UITextView, _ range: Range<Int>) {
    text.selectedRange = NSRange(range)
    let selection = UITextSelectionDisplayInteraction(textInput: text, delegate: self)
    text.addInteraction(selection)
    selections.append(selection)
  }

  private func selecting(_ string: String, _ range: Range<Int>) -> UIView {
    let text = text(string)
    select(text, range)
    return text
  }

  /// Creates two lines with an attachment between words.
  private func lines() -> UIView {
    let text = text("")
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    let content = NSMutableAttributedString(string: isLarge ? "Of a " : "From the first line ", attributes: attributes)
    content.append(
      NSAttributedString(attachment: NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())))
    content.append(NSAttributedString(string: "\nto the next", attributes: attributes))
    content.addAttributes(attributes, range: NSRange(location: 0, length: content.length))
    text.attributedText = content
    select(text, 3..<content.length - 5)
    return text
  }

  private func field(_ string: String) -> UITextField {
    let field = UITextField()
    field.text = string
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.borderStyle = .roundedRect
    return field
  }

  private func secret() -> UIView {
    let secret = field("secret")
    secret.isSecureTextEntry = true
    secret.clearButtonMode = .always
    return secret
  }

  private func overlays() -> UIView {
    let field = field("12")
    field.leftView = UIImageView(image: UIImage(systemName: "tag"))
    field.leftViewMode = .always
    let unit = UILabel()
    unit.text = " kg "
    unit.font = field.font
    field.rightView = unit
    field.rightViewMode = .always
    return field
  }

  private func markedField() -> UIView {
    marked.text = ""
    marked.font = .preferredFont(forTextStyle: .footnote)
    marked.adjustsFontForContentSizeCategory = true
    marked.borderStyle = .roundedRect
    return marked
  }

  private func finds() -> UIView {
    let text = text(isLarge ? "a cat, cats" : "A cat, two cats and a concatenation")
    found.text = text.text
    found.font = text.font
    found.adjustsFontForContentSizeCategory = true
    found.isScrollEnabled = false
    found.backgroundColor = text.backgroundColor
    found.layer.cornerRadius = 6
    return found
  }

  private func decorate() {
    let string = found.text as NSString
    var place = 0
    var style = UITextSearchFoundTextStyle.highlighted
    while place < string.length {
      let range = string.range(of: "cat", range: NSRange(location: place, length: string.length - place))
      guard range.location != NSNotFound,
        let start = found.position(from: found.beginningOfDocument, offset: range.location),
        let end = found.position(from: start, offset: range.length), let hit = found.textRange(from: start, to: end)
      else { return }
      found.decorate(foundTextRange: hit, document: nil, usingStyle: style)
      style = .found
      place = range.location + range.length
    }
  }

  private func detected() -> UIView {
    let text = text(isLarge ? "BA 283, $5" : "BA 283 on 5 June at 3 pm, $5, +49 30 123456, example.com")
    text.isEditable = false
    text.dataDetectorTypes = .all
    return text
  }
}

extension NSString {
  fileprivate func range(of string: String, range: NSRange) -> NSRange {
    self.range(of: string, options: [], range: range)
  }
}
