// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// From a text view's text to places in its content, and back from characters to lines.

import Foundation
import TesseraText

extension UITextView {
  // MARK: Text

  var shownFont: UIFont {
    let font = font ?? .unspecified
    return adjustsFontForContentSizeCategory ? font.adjusted(for: traitCollection) : font
  }

  var labelText: LabelText {
    let defaults = TextDefaults(
      font: shownFont, color: textColor ?? .label, alignment: textAlignment,
      lineBreakMode: textContainer.lineBreakMode, direction: effectiveUserInterfaceLayoutDirection)
    return LabelText(
      shownContent, defaults: defaults, lines: max(0, textContainer.maximumNumberOfLines),
      showsLastEmptyLine: true)
  }

  /// The content with the attributes of links.
  private var shownContent: LabelText.Content {
    guard case .attributed(let text) = content, let linkTextAttributes, !linkTextAttributes.isEmpty else {
      return content
    }
    let copy = NSMutableAttributedString(attributedString: text)
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
      if link != nil { copy.addAttributes(linkTextAttributes, range: range) }
    }
    return .attributed(copy)
  }

  // MARK: Measure

  /// Where the first line begins, in content coordinates.
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// How much larger the content is than its lines, in points.
  private var surplus: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  func textLayout(forWidth width: CGFloat) -> LabelText.Layout {
    let tracks = textContainer.widthTracksTextView
    let own = textContainer.size.width > 0 ? textContainer.size.width : .greatestFiniteMagnitude
    let room = tracks ? width - surplus.width : own - 2 * textContainer.lineFragmentPadding
    let limit = textContainer.size.height > 0 ? textContainer.size.height : .infinity
    return labelText.layout(width: max(0, Double(room)), height: Double(limit))
  }

  func textHeight(forWidth width: CGFloat) -> CGFloat { textSize(forWidth: width).height }

  /// The lines and what is around them, raised to whole pixels. A view without text is one line high.
  func textSize(forWidth width: CGFloat) -> CGSize {
    let layout = textLayout(forWidth: width)
    let grid = PixelGrid(scale: pixelScale)
    let natural = hasText ? CGFloat(layout.height) : shownFont.lineHeight
    return CGSize(
      width: min(width, grid.ceiled(CGFloat(layout.width) + surplus.width)),
      height: grid.ceiled(natural + surplus.height))
  }

  // MARK: Characters

  /// The place of a line: its block, itself and where its text begins, in UTF-8 bytes of the text.
  private struct Place {
    var line: TextLayout.Line
    var top: CGFloat
    var start: Int
  }

  /// All lines with where they begin in the whole text. Blocks do not contain the line breaks between them.
  private func places(_ layout: LabelText.Layout) -> [Place] {
    let bytes = Array((content.string ?? "").utf8)
    let blocks = labelText.styled.blocks
    var places: [Place] = []
    var start = 0
    for (index, entry) in layout.blocks.enumerated() {
      for line in entry.layout.lines {
        places.append(
          Place(line: line, top: textOrigin.y + CGFloat(entry.top + line.top), start: start + line.range.lowerBound))
      }
      let isEmpty = blocks[index].text.string == "\u{200B}"
      start += isEmpty ? 0 : blocks[index].text.string.utf8.count
      start += lineBreakLength(bytes, at: start)
    }
    return places
  }

  private func lineBreakLength(_ bytes: [UInt8], at start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    switch bytes[start] {
    case 0x0D: return start + 1 < bytes.count && bytes[start + 1] == 0x0A ? 2 : 1
    case 0x0A: return 1
    case 0xC2: return 2
    case 0xE2: return 3
    default: return 0
    }
  }

  private func byteOffset(_ unit: Int) -> Int {
    let string = content.string ?? ""
    let end = string.utf16.index(string.startIndex, offsetBy: unit, limitedBy: string.endIndex) ?? string.endIndex
    return string.utf8.distance(from: string.startIndex, to: end)
  }

  /// The width of the text between two bytes of a line.
  private func advance(from start: Int, to end: Int) -> CGFloat {
    guard end > start else { return 0 }
    let string = content.string ?? ""
    let (low, high) = (string.utf8Offset(start), string.utf8Offset(end))
    var part = shownContent
    part.replace(NSRange(location: high, length: content.length - high), with: "", attributes: [:])
    part.replace(NSRange(location: 0, length: low), with: "", attributes: [:])
    let text = LabelText(part, defaults: TextDefaults(font: shownFont), lines: 1, showsLastEmptyLine: true)
    return CGFloat(text.layout(width: .infinity, height: .infinity).width)
  }

  /// The line that holds a character, from top to bottom in content coordinates.
  func lineSpan(holding unit: Int) -> (top: CGFloat, bottom: CGFloat) {
    let places = places(textLayout(forWidth: bounds.width))
    let offset = byteOffset(unit)
    guard let place = places.last(where: { $0.start <= offset }) ?? places.first else {
      return (textOrigin.y, textOrigin.y + shownFont.lineHeight)
    }
    return (place.top, place.top + CGFloat(place.line.ascent + place.line.descent))
  }

  func reveal(_ range: NSRange) {
    let last = max(range.location, range.location + range.length - 1)
    let (first, end) = (lineSpan(holding: range.location), lineSpan(holding: last))
    let rect = CGRect(x: bounds.minX, y: first.top, width: max(1, bounds.width), height: end.bottom - first.top)
    scrollRectToVisible(rect, animated: false)
  }

  /// The bar of 2 points after the last selected character, in content coordinates.
  var insertionRect: CGRect {
    let grid = PixelGrid(scale: pixelScale)
    let unit = selectedRange.location + selectedRange.length
    let (top, bottom) = lineSpan(holding: unit)
    let offset = byteOffset(unit)
    let places = places(textLayout(forWidth: bounds.width))
    var x = textOrigin.x
    if let place = places.last(where: { $0.start <= offset }) {
      let line = place.line
      let passed = advance(from: place.start, to: offset)
      x += line.isRightToLeft ? CGFloat(line.x + line.width) - passed : CGFloat(line.x) + passed
    }
    return CGRect(
      x: min(grid.rounded(x), max(0, bounds.width - 2)), y: grid.rounded(top), width: 2,
      height: grid.rounded(bottom) - grid.rounded(top))
  }
}

extension String {
  /// The UTF-16 offset of a UTF-8 offset; one inside a character counts as the character's start.
  fileprivate func utf8Offset(_ byte: Int) -> Int {
    let index = utf8.index(startIndex, offsetBy: byte, limitedBy: endIndex) ?? endIndex
    return utf16.distance(from: startIndex, to: index)
  }
}
