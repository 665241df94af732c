// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view whose text has a `TextStyle`.
@preconcurrency @MainActor
public protocol MortarTextStylable: UIView {
  /// Applies the new style to the current text.
  func textStyleDidChange()
}

@MainActor
private final class TextStyling {
  var style: TextStyle?
  /// The strings, by the raw value of the control state. Labels have one string, at 0.
  var texts: [UInt: String] = [:]
}

extension MortarTextStylable {
  /// The style of text that is set with `styledText` or `setStyledTitle(_:for:)`, whether before or after the style
  /// is set. The default is nil.
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
  /// The text, which is shown in `textStyle`. The label's font and color are the style's defaults.
  public var styledText: String? {
    get { existingAssociatedObject(of: TextStyling.self)?.texts[0] }
    set {
      styling.texts[0] = newValue
      showStyledText()
    }
  }

  /// Shows `styledText`, if it is set, in the new style.
  public func textStyleDidChange() {
    if styledText != nil { showStyledText() }
  }

  private func showStyledText() {
    guard let text = styledText else {
      attributedText = nil
      return
    }
    // The label's font and color are the style's defaults.
    let own: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
    attributedText = NSAttributedString(
      string: text, attributes: own.merging(textStyle?.attributes ?? [:]) { $1 })
    if let alignment = textStyle?.alignment { textAlignment = alignment }
    if let mode = textStyle?.lineBreakMode { lineBreakMode = mode }
  }
}

extension UIButton: MortarTextStylable {
  /// Sets the title for a control state, which is shown in `textStyle`.
  public func setStyledTitle(_ title: String?, for state: UIControl.State) {
    styling.texts[state.rawValue] = title
    setAttributedTitle(title.map { styled($0) }, for: state)
  }

  /// Reapplies all titles that were set with `setStyledTitle(_:for:)`, using the new style.
  public func textStyleDidChange() {
    for (state, title) in styling.texts.sorted(by: { $0.key < $1.key }) {
      setAttributedTitle(styled(title), for: UIControl.State(rawValue: state))
    }
  }
}

extension UITextField: MortarTextStylable {
  /// The text. Displayed and typed text uses the font, color and alignment of `textStyle`.
  public var styledText: String? {
    get { text }
    set {
      textStyleDidChange()
      text = newValue
    }
  }

  /// Applies the style's font, color and alignment. The line height, kerning and other values have no effect on a
  /// text field.
  public func textStyleDidChange() {
    guard let style = textStyle else { return }
    if let font = style.font { self.font = font }
    if let color = style.color { textColor = color }
    if let alignment = style.alignment { textAlignment = alignment }
  }
}
