// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// Prints a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text. Setting it takes away the attributed one.
  open var text: String? {
    get { storedText ?? attributedText?.string }
    set { (storedText, storedAttributed) = (newValue, nil) }
  }
  /// The text with attributes. Setting it takes away the plain one.
  open var attributedText: NSAttributedString? {
    get { storedAttributed }
    set { (storedText, storedAttributed) = (nil, newValue) }
  }
  /// The font of a plain text. Nil, the default, is the system's at 12 points.
  open var font: UIFont?
  /// The color of a plain text. Nil, the default, is black.
  open var color: UIColor?
  /// Where the lines of a plain text stand. `.natural` by default.
  open var textAlignment: NSTextAlignment = .natural
  private var storedText: String?
  private var storedAttributed: NSAttributedString?

  /// Creates a formatter of a plain text.
  public init(text: String) {
    super.init()
    storedText = text
  }

  /// Creates a formatter of a text with attributes.
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
