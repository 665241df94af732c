// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
package import TesseraText

extension ParagraphStyle {
  /// Creates TesseraText's representation of a UIKit paragraph style. `direction` is the interface's layout
  /// direction.
  ///
  /// Natural alignment depends on the interface's language. For example, Arabic text in an English interface is
  /// aligned to the left. The order of words does not depend on the interface's language: the natural writing
  /// direction is the direction of a paragraph's first strong character (UAX #9, P2 and P3), or the interface's
  /// direction if there is none. An explicit writing direction determines both the alignment and the order of words.
  /// Nonfinite lengths are treated as 0, because they can't be laid out or looked up in the cache. Source: Apple's
  /// documentation of `NSTextAlignment.natural` and `NSWritingDirection.natural`.
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
    tabs = TabStops(style)
    avoidsShortLastLine = style.lineBreakStrategy.contains(.pushOut)
    keepsHangulWords = style.lineBreakStrategy.contains(.hangulWordPriority)
    tightensBeforeTruncation = style.allowsDefaultTighteningForTruncation
    hyphenationFactor =
      style.usesDefaultHyphenation ? Self.defaultHyphenation : finite(CGFloat(style.hyphenationFactor))
    hyphenationFactor = min(1, max(0, hyphenationFactor))
    baseDirection =
      switch style.baseWritingDirection {
      case .natural: .natural(fallbackIsRightToLeft: direction == .rightToLeft)
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
  }

  /// The hyphenation factor for `usesDefaultHyphenation`, which hyphenates lines that are less than 90% filled.
  private static let defaultHyphenation = 0.9
}

extension TabStops {
  /// Creates the tab stops of a style. UIKit's twelve default tab stops are followed by more tab stops at the same
  /// interval.
  init(_ style: NSParagraphStyle) {
    let interval = finite(style.defaultTabInterval)
    guard style.hasTabStops || interval > 0 else {
      self.init()
      return
    }
    self.init((style.tabStops ?? []).map(Stop.init), interval: interval)
  }
}

extension TabStops.Stop {
  fileprivate init(_ tab: NSTextTab) {
    let terminators = tab.terminators
    let alignment: TabStops.Alignment =
      switch tab.alignment {
      case .right: terminators.isEmpty ? .trailing : .decimal
      case .center: .center
      case .left, .justified, .natural: terminators.isEmpty ? .leading : .decimal
      }
    self.init(location: Double(tab.location), alignment: alignment, terminators: terminators)
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
