// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// Text laid out in lines. All lengths are in points, not rounded; the origin is the top-left corner of the block.
///
///     0 ┌─────────────────── width ┐
///       │        ascent            │
///       │ Line one ─────────────── │ baseline
///       │        descent           │
///       └──────────────────────────┘ height
package struct TextLayout: Sendable, Equatable {
  /// Adjacent glyphs of one font and one style.
  package struct Run: Sendable, Equatable {
    /// The glyphs, with positions relative to the layout's top-left corner.
    package var glyphs: GlyphRun
    /// The style number of the attributes.
    package var style: Int32
    /// The font of the attributes. The glyphs have a fallback font if this one lacks a character.
    package var font: ScaledFont
    package var baselineOffset: Double
    package var x: Double
    /// The sum of the advances.
    package var width: Double
    /// The UTF-8 bytes in the string for the glyphs. The range of an ellipsis is that of the text it replaces.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// Whether the run is a box, such as an attachment, with glyphs that are only placeholders.
    package var isBox = false

    /// Whether no font contains the characters: the numbers of the glyphs are their code points.
    package var isMissing: Bool { (glyphs.font as? FontFace)?.isMissingGlyphs ?? false }
  }

  package struct Line: Sendable, Equatable {
    /// The runs in visual order, from the left.
    package var runs: [Run]
    /// The distance from the top of the layout.
    package var top: Double
    package var baseline: Double
    /// The distances above and below the baseline; their sum is the height of the line.
    package var ascent: Double
    package var descent: Double
    /// The left edge and width of the text, without trailing spaces.
    package var x: Double
    package var width: Double
    /// The width of the trailing spaces on a paragraph's last line; 0 at a wrap.
    package var trailingSpace: Double
    /// The UTF-8 bytes in the string.
    package var range: Range<Int>
    package var isTruncated: Bool
    package var isRightToLeft: Bool
  }

  package var lines: [Line]
  /// The width of the widest line with its indents and trailing spaces. Never exceeds the maximum width unless a single
  /// character is wider.
  package var width: Double
  /// The height of all lines and the space between them.
  package var height: Double
  /// Whether part of the text is not visible.
  package var isTruncated: Bool
  /// The baselines of the first and last line from the top; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)
}
