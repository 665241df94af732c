// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The layout attributes of paragraphs, with the names and units (points) of NSParagraphStyle.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
    /// The alignment at the edge where the paragraph's direction begins.
    case natural
  }

  package enum LineBreakMode: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

    var isTruncating: Bool { self == .truncatingHead || self == .truncatingTail || self == .truncatingMiddle }
  }

  package enum Direction: Hashable, Sendable {
    /// The direction of the first strong character of each paragraph (UAX #9 P2, P3), or the fallback if there is none.
    case natural(fallbackIsRightToLeft: Bool)
    case leftToRight, rightToLeft
  }

  package var alignment: Alignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var lineSpacing: Double = 0
  /// A factor of the line height; 0 means 1.
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  /// The maximum line height; 0 means no limit.
  package var maximumLineHeight: Double = 0
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0
  /// The distance from the trailing edge if zero or less, otherwise the width from the leading edge.
  package var tailIndent: Double = 0
  package var paragraphSpacing: Double = 0
  package var paragraphSpacingBefore: Double = 0
  package var tabs = TabStops()
  /// Whether a word of the line above moves down to join a single short word on the last line.
  package var avoidsShortLastLine = false
  /// Whether Korean lines are broken between words, not between syllables.
  package var keepsHangulWords = false
  /// Whether a line that would be truncated is first tightened, by at most `tighteningFactor` of its width.
  package var tightensBeforeTruncation = false
  /// The fraction of a line that words must fill, 0...1. If they fill less, the next word is hyphenated in the language of its
  /// first letter. 0 disables hyphenation.
  package var hyphenationFactor: Double = 0
  package var baseDirection: Direction = .natural(fallbackIsRightToLeft: false)

  /// AppKit's default of `tighteningFactorForTruncation`.
  static let tighteningFactor = 0.05

  package init() {}
}
