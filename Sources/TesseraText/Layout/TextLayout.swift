// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// Text set in lines. All lengths are points, unrounded; the origin is the top left corner of the block.
///
///     0 ┌─────────────────── width ┐
///       │        ascent            │
///       │ Line one ─────────────── │ baseline
///       │        descent           │
///       └──────────────────────────┘ height
package struct TextLayout: Sendable, Equatable {
  /// Glyphs of one font and one style that stand side by side.
  package struct Run: Sendable, Equatable {
    /// Positions are relative to the layout's top left corner.
    package var glyphs: GlyphRun
    /// The style number of the attributes.
    package var style: Int32
    /// The font that the attributes name. The glyphs' own font differs where this one lacked a character.
    package var font: ScaledFont
    package var baselineOffset: Double
    package var x: Double
    /// Sum of advances.
    package var width: Double
    /// UTF-8 bytes of the string that the glyphs stand for. An ellipsis stands for the text that it replaced.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// Whether the run's glyphs only hold the place of a box.
    package var isBox = false

    /// Whether no font has the characters: the numbers of the glyphs are their code points.
    package var isMissing: Bool { (glyphs.font as? FontFace)?.isMissingGlyphs ?? false }
  }

  package struct Line: Sendable, Equatable {
    /// In visual order, from the left.
    package var runs: [Run]
    /// Distance from the top of the layout.
    package var top: Double
    package var baseline: Double
    /// Distances above and below the baseline; their sum is the height of the line.
    package var ascent: Double
    package var descent: Double
    /// Left edge and width of the text, without spaces at the end.
    package var x: Double
    package var width: Double
    /// Width of the spaces at the end of a paragraph's last line; spaces at a wrap have none.
    package var trailingSpace: Double
    /// UTF-8 bytes of the string.
    package var range: Range<Int>
    package var isTruncated: Bool
    package var isRightToLeft: Bool
  }

  package var lines: [Line]
  /// Width of the widest line with its indents and the spaces at its end, never more than the width allowed
  /// unless a single character is wider.
  package var width: Double
  /// Height of all lines and the space between them.
  package var height: Double
  /// Whether part of the text is not shown.
  package var isTruncated: Bool
  /// Baselines of the first and last line from the top; 0 without lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package static let empty = TextLayout(lines: [], width: 0, height: 0, isTruncated: false)
}
