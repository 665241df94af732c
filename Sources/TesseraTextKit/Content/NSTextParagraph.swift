// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraGraphics

/// A paragraph of text with its attributes.
open class NSTextParagraph: NSTextElement {
  private let text: NSAttributedString
  /// The characters, including the line break at the end.
  open var attributedString: NSAttributedString { text }
  /// The paragraph's range without its final line break, or nil if the paragraph isn't in a document.
  open var paragraphContentRange: NSTextRange? { part(0, text.length - separatorLength) }
  /// The range of the final line break. Nil if there is none or if the paragraph isn't in a document.
  open var paragraphSeparatorRange: NSTextRange? {
    separatorLength == 0 ? nil : part(text.length - separatorLength, text.length)
  }

  /// Creates a paragraph from an attributed string, or an empty paragraph if the string is nil.
  public init(attributedString: NSAttributedString?) {
    text = attributedString.map { NSAttributedString(attributedString: $0) } ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  /// Creates an empty paragraph.
  public convenience init() { self.init(attributedString: nil) }

  private var separatorLength: Int {
    let scalars = text.string.unicodeScalars
    guard let last = scalars.last, StyledTextBuilder.endsParagraph(last) else { return 0 }
    return last == "\n" && scalars.dropLast().last == "\r" ? 2 : 1
  }

  private func part(_ start: Int, _ end: Int) -> NSTextRange? {
    guard let manager = textContentManager, let place = elementRange?.location,
      let low = manager.location(place, offsetBy: start), let high = manager.location(place, offsetBy: end)
    else { return nil }
    return NSTextRange(location: low, end: high)
  }
}
