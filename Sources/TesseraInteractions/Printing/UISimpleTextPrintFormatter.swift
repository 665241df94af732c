// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A print formatter for plain or attributed text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text. Setting it removes the attributed text.
  open var text: String? {
    get { storedText ?? attributedText?.string }
    set { (storedText, storedAttributed) = (newValue, nil) }
  }
  /// The attributed text. Setting it removes the plain text.
  open var attributedText: NSAttributedString? {
    get { storedAttributed }
    set { (storedText, storedAttributed) = (nil, newValue) }
  }
  /// The font of plain text. If nil (the default), the 12-point system font is used.
  open var font: UIFont?
  /// The color of plain text. If nil (the default), black is used.
  open var color: UIColor?
  /// The alignment of plain text. `.natural` by default.
  open var textAlignment: NSTextAlignment = .natural
  private var storedText: String?
  private var storedAttributed: NSAttributedString?

  /// Creates a formatter for plain text.
  public init(text: String) {
    super.init()
    storedText = text
  }

  /// Creates a formatter for attributed text.
  public init(attributedText: NSAttributedString) {
    super.init()
    storedAttributed = attributedText
  }

  private var shown: NSAttributedString {
    if let storedAttributed { return storedAttributed }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: storedText ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
      ])
  }

  @_spi(Tessera) open override func measuredHeight(width: CGFloat) -> CGFloat {
    guard shown.length > 0 else { return 0 }
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return shown.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).height.rounded(.up)
  }

  @_spi(Tessera) open override func drawContent(width: CGFloat, from start: CGFloat, height: CGFloat) {
    shown.draw(
      with: CGRect(x: 0, y: 0, width: width, height: 0), options: .usesLineFragmentOrigin, context: nil)
  }
}
