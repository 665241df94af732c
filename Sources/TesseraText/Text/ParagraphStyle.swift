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
  package var baseDirection: Direction = .natural(fallbackIsRightToLeft: false)

  package init() {}
}
