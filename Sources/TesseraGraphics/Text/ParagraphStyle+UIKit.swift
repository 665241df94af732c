// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraText

extension ParagraphStyle {
  /// UIKit's paragraph style in TesseraText's words; `direction` is that of the interface.
  ///
  /// Natural alignment is that of the interface's language: Arabic in an English interface stands on the left. The
  /// order of words is another matter: a natural writing direction is that of each paragraph's first strong character
  /// (UAX #9, P2 and P3), and the interface's only where there is none. An explicit writing direction rules both.
  /// Lengths that are not finite count as 0: they would neither be laid out nor found again in the cache. Source:
  /// Apple's pages on `NSTextAlignment.natural` and `NSWritingDirection.natural`.
  package init(_ style: NSParagraphStyle, direction: UIUserInterfaceLayoutDirection) {
    self.init()
    alignment = Alignment(style.alignment)
    if alignment == .natural && style.baseWritingDirection == .natural {
      alignment = direction == .rightToLeft ? .right : .left
    }
    lineBreakMode = LineBreakMode(style.lineBreakMode)
    lineSpacing = finite(style.lineSpacing)
    lineHeightMultiple = finite(style.lineHeightMultiple)
    minimumLineHeight = finite(style.minimumLineHeight)
    maximumLineHeight = finite(style.maximumLineHeight)
    firstLineHeadIndent = finite(style.firstLineHeadIndent)
    headIndent = finite(style.headIndent)
    tailIndent = finite(style.tailIndent)
    paragraphSpacing = finite(style.paragraphSpacing)
    paragraphSpacingBefore = finite(style.paragraphSpacingBefore)
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

private func finite(_ length: CGFloat) -> Double {
  length.isFinite ? Double(length) : 0
}
