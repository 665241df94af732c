// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A print formatter for HTML text.
///
/// - Note: Differs from UIKit: supports headings, paragraphs, line breaks, list items, bold and italic text. Styles,
///   tables and images are ignored, and the text in them is printed without formatting.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML text. Nil is treated as empty.
  open var markupText: String?

  /// Creates a formatter for HTML text.
  public init(markupText: String) {
    super.init()
    self.markupText = markupText
  }

  private var shown: NSAttributedString { MarkupText(markupText ?? "").attributed }

  @_spi(Tessera) open override func measuredHeight(width: CGFloat) -> CGFloat {
    let text = shown
    guard text.length > 0 else { return 0 }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height.rounded(.up)
  }

  @_spi(Tessera) open override func drawContent(width: CGFloat, from start: CGFloat, height: CGFloat) {
    shown.draw(
      with: CGRect(x: 0, y: 0, width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
  }
}
