// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How paragraphs are set: NSParagraphStyle's words and units (points).
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// By the paragraph's direction.
    case natural
  }

  package enum LineBreakMode: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
  }

  package enum Direction: Hashable, Sendable {
    /// By the first strong character of each paragraph (UAX #9 P2, P3); without one, by the fallback.
    case natural(fallbackIsRightToLeft: Bool)
    case leftToRight, rightToLeft
  }

  package var alignment: Alignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var lineSpacing: Double = 0
  /// 0 means 1.
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  /// 0 means no limit.
  package var maximumLineHeight: Double = 0
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0
  /// From the trailing edge when zero or less, else the width from the leading edge.
  package var tailIndent: Double = 0
  package var paragraphSpacing: Double = 0
  package var paragraphSpacingBefore: Double = 0
  package var tabs = TabStops()
  /// Whether a last line of one short word gets a second one from the line above.
  package var pushesOut = false
  /// Whether Korean lines end between words, not between syllables.
  package var keepsHangulWords = false
  /// Whether a line that may be truncated is first set tighter, by at most `tighteningFactor` of its width.
  package var tightensBeforeTruncation = false
  /// The share of a line that words must fill, 0...1; in emptier lines the next word is hyphenated, in the language of its
  /// first letter. 0 for never.
  package var hyphenationFactor: Double = 0
  package var baseDirection: Direction = .natural(fallbackIsRightToLeft: false)

  /// AppKit's default of `tighteningFactorForTruncation`.
  static let tighteningFactor = 0.05

  package init() {}
}
