// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout attributes of a paragraph, with the names and units (points) of `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// The leading alignment for the paragraph's writing direction.
    case natural
  }

  package enum LineBreakMode: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
  }

  package enum Direction: Hashable, Sendable {
    /// The direction of each paragraph's first strong character (UAX #9 P2, P3), or the fallback if there is none.
    case natural(fallbackIsRightToLeft: Bool)
    case leftToRight, rightToLeft
  }

  package var alignment: Alignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var lineSpacing: Double = 0
  /// The factor applied to the line height. 0 means 1.
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  /// The maximum line height. 0 means no limit.
  package var maximumLineHeight: Double = 0
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0
  /// The distance from the trailing edge if zero or negative; otherwise, the width from the leading edge.
  package var tailIndent: Double = 0
  package var paragraphSpacing: Double = 0
  package var paragraphSpacingBefore: Double = 0
  package var tabs = TabStops()
  /// Whether a word moves down from the previous line if the last line would otherwise contain a single short word.
  package var avoidsShortLastLine = false
  /// Whether Korean text is broken between words rather than between syllables.
  package var keepsHangulWords = false
  /// Whether the characters of a line are moved closer together, by at most `tighteningFactor` of its width, before
  /// the line is truncated.
  package var tightensBeforeTruncation = false
  /// The hyphenation threshold, from 0 to 1. If words fill less than this fraction of a line, the next word is
  /// hyphenated in the language of its first letter. 0 disables hyphenation.
  package var hyphenationFactor: Double = 0
  package var baseDirection: Direction = .natural(fallbackIsRightToLeft: false)

  /// The maximum reduction of a line's width, as a fraction. AppKit's default for `tighteningFactorForTruncation`.
  static let tighteningFactor = 0.05

  package init() {}
}
