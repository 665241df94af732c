// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraText

extension ParagraphStyle {
  /// UIKit's paragraph style in TesseraText's words; `direction` is that of paragraphs without a strong character.
  package init(_ style: NSParagraphStyle, direction: UIUserInterfaceLayoutDirection) {
    self.init()
    alignment = Alignment(style.alignment)
    lineBreakMode = LineBreakMode(style.lineBreakMode)
    lineSpacing = Double(style.lineSpacing)
    lineHeightMultiple = Double(style.lineHeightMultiple)
    minimumLineHeight = Double(style.minimumLineHeight)
    maximumLineHeight = Double(style.maximumLineHeight)
    firstLineHeadIndent = Double(style.firstLineHeadIndent)
    headIndent = Double(style.headIndent)
    tailIndent = Double(style.tailIndent)
    paragraphSpacing = Double(style.paragraphSpacing)
    paragraphSpacingBefore = Double(style.paragraphSpacingBefore)
    baseDirection =
      switch style.baseWritingDirection {
      case .natural: .natural(fallbackIsRightToLeft: direction == .rightToLeft)
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }
}

extension ParagraphStyle.Alignment {
  package init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension ParagraphStyle.LineBreakMode {
  package init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .charWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
  }
}
