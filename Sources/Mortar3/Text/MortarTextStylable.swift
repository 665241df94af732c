// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view whose text has a style.
@preconcurrency @MainActor
public protocol MortarTextStylable: UIView {
  /// Applies a new style to the current styled text.
  func textStyleDidChange()
}

@MainActor
private final class TextStyling {
  var style: TextStyle?
  /// Texts by the raw value of the control state; labels have one, at 0.
  var texts: [UInt: String] = [:]
}

extension MortarTextStylable {
  /// The style of texts that are set with `styledText` or `setStyledTitle(_:for:)`, before or after it. nil by default.
  public var textStyle: TextStyle? {
    get { existingAssociatedObject(of: TextStyling.self)?.style }
    set {
      associatedObject(of: TextStyling.self) { TextStyling() }.style = newValue
      textStyleDidChange()
    }
  }

  fileprivate var styling: TextStyling { associatedObject(of: TextStyling.self) { TextStyling() } }

  fileprivate func styled(_ text: String) -> NSAttributedString {
    (textStyle ?? TextStyle()).attributedString(text)
  }
}

extension UILabel: MortarTextStylable {
  /// The text, shown in `textStyle`; the label's own font and color are the defaults of the style.
  public var styledText: String? {
    get { existingAssociatedObject(of: TextStyling.self)?.texts[0] }
    set {
      styling.texts[0] = newValue
      showStyledText()
    }
  }

  /// Shows `styledText` in the new style, if it is set.
  public func textStyleDidChange() {
    if styledText != nil { showStyledText() }
  }

  private func showStyledText() {
    guard let text = styledText else {
      attributedText = nil
      return
    }
    // The label's own font and color are the defaults of the style.
    let own: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
    attributedText = NSAttributedString(
      string: text, attributes: own.merging(textStyle?.attributes ?? [:]) { $1 })
    if let alignment = textStyle?.alignment { textAlignment = alignment }
    if let mode = textStyle?.lineBreakMode { lineBreakMode = mode }
  }
}

extension UIButton: MortarTextStylable {
  /// Sets the title for a state, shown in `textStyle`.
  public func setStyledTitle(_ title: String?, for state: UIControl.State) {
    styling.texts[state.rawValue] = title
    setAttributedTitle(title.map { styled($0) }, for: state)
  }

  /// Sets all titles that were set with `setStyledTitle(_:for:)` again, in the new style.
  public func textStyleDidChange() {
    for (state, title) in styling.texts.sorted(by: { $0.key < $1.key }) {
      setAttributedTitle(styled(title), for: UIControl.State(rawValue: state))
    }
  }
}

extension UITextField: MortarTextStylable {
  /// The text, shown and typed in the font, color and alignment of `textStyle`.
  public var styledText: String? {
    get { text }
    set {
      textStyleDidChange()
      text = newValue
    }
  }

  /// Applies the style's font, color and alignment. Line height, kerning and other values have no effect on a field.
  public func textStyleDidChange() {
    guard let style = textStyle else { return }
    if let font = style.font { self.font = font }
    if let color = style.color { textColor = color }
    if let alignment = style.alignment { textAlignment = alignment }
  }
}
