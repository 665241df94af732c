// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The text layout of a text view, and the conversion of UTF-16 offsets to positions and lines.

import Foundation
import TesseraText
import TesseraTextKit

extension UITextView {
  // MARK: Text

  var shownFont: UIFont { font ?? .unspecified }

  var textDefaults: TextDefaults {
    var defaults = TextDefaults(
      font: shownFont, color: textColor ?? .label, alignment: textAlignment,
      lineBreakMode: textContainer.lineBreakMode, direction: effectiveUserInterfaceLayoutDirection)
    // `linkTextAttributes` styles links instead.
    defaults.stylesLinks = false
    if !textHighlightAttributes.isEmpty { defaults.highlight = HighlightAttributes(textHighlightAttributes) }
    if contents.hasAttachments { defaults.imageGrowth = traitCollection.imageGrowth }
    return defaults
  }

  /// The displayed text for layout and drawing.
  var labelText: LabelText {
    labelText(isTranslated ? linked.pseudolocalized(for: traitCollection) : highlightingMatches(in: linked))
  }

  /// The untranslated text, which UTF-16 offsets refer to.
  var untranslatedLabelText: LabelText { labelText(linked) }

  /// The displayed string, without attributes.
  var shownString: String? { isTranslated ? content.pseudolocalized(for: traitCollection).string : content.string }

  /// Whether the text is displayed in a pseudolanguage. Text that is editable or in the first responder is never
  /// translated.
  var isTranslated: Bool { !isEditable && !isFirstResponder && traitCollection.textTranslation != nil }

  private func labelText(_ content: LabelText.Content) -> LabelText {
    LabelText(
      content, defaults: textDefaults, lines: max(0, textContainer.maximumNumberOfLines), showsLastEmptyLine: true)
  }

  /// The content with the attributes of links applied.
  private var linked: LabelText.Content {
    let content = contentWithDetectedLinks
    guard case .attributed(let text) = content, let linkTextAttributes, !linkTextAttributes.isEmpty else {
      return content
    }
    let copy = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
      if link != nil { copy.addAttributes(linkTextAttributes, range: range) }
    }
    return .attributed(copy)
  }

  // MARK: Measurement

  /// The origin of the first line, in content coordinates.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// The content size minus the size of the lines, in points.
  private var surplus: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  func textLayout(forWidth width: CGFloat) -> LabelText.Layout { layout(of: labelText, forWidth: width) }

  func layout(of text: LabelText, forWidth width: CGFloat) -> LabelText.Layout {
    let limit = textContainer.size.height > 0 ? textContainer.size.height : .infinity
    return text.layout(width: max(0, Double(lineWidth(forWidth: width))), height: Double(limit))
  }

  /// Returns the maximum line width for a view width.
  func lineWidth(forWidth width: CGFloat) -> CGFloat {
    let tracks = textContainer.widthTracksTextView
    let own = textContainer.size.width > 0 ? textContainer.size.width : .greatestFiniteMagnitude
    return tracks ? width - surplus.width : own - 2 * textContainer.lineFragmentPadding
  }

  func textHeight(forWidth width: CGFloat) -> CGFloat { textSize(forWidth: width).height }

  /// Returns the size of the lines with their insets, rounded up to whole pixels. A view without text has the height
  /// of one line.
  func textSize(forWidth width: CGFloat) -> CGSize {
    if usesLayoutManager { return layoutManagerSize(forWidth: width) }
    let layout = textLayout(forWidth: width)
    let grid = PixelGrid(scale: pixelScale)
    let natural = hasText ? CGFloat(layout.height) : shownFont.lineHeight
    return CGSize(
      width: min(width, grid.ceiled(CGFloat(layout.width) + surplus.width)),
      height: grid.ceiled(natural + surplus.height))
  }

  // MARK: Characters

  /// Returns the vertical extent of the line that contains a UTF-16 offset, in content coordinates.
  func lineSpan(containing unit: Int, geometry: TextGeometry) -> (top: CGFloat, bottom: CGFloat) {
    guard let line = geometry.line(containing: unit).map({ geometry.lines[$0] }) else {
      return (textOrigin.y, textOrigin.y + shownFont.lineHeight)
    }
    return (line.top, line.bottom)
  }

  func reveal(_ range: NSRange) {
    let range = clamped(range)
    let last = max(range.location, range.location + range.length - 1)
    let geometry = geometry
    let (first, end) = (
      lineSpan(containing: range.location, geometry: geometry), lineSpan(containing: last, geometry: geometry)
    )
    let rect = CGRect(x: bounds.minX, y: first.top, width: max(1, bounds.width), height: end.bottom - first.top)
    scrollRectToVisible(rect, animated: false)
  }
}
