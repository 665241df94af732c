// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A print formatter of HTML text.
///
/// - Note: Differs from UIKit: headings, paragraphs, line breaks, list items, bold and italic are supported; styles, tables and
///   images are ignored, and their text is plain.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML text. Nil counts as empty.
  open var markupText: String?

  /// Creates a formatter of HTML text.
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
