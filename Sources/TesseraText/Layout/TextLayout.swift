// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// Text laid out in lines. All lengths are unrounded points. The origin is the top-left corner of the layout.
///
///     0 ┌─────────────────── width ┐
///       │        ascent            │
///       │ Line one ─────────────── │ baseline
///       │        descent           │
///       └──────────────────────────┘ height
package struct TextLayout: Sendable, Equatable {
  /// A sequence of adjacent glyphs with the same font and style.
  package struct Run: Sendable, Equatable {
    /// The glyphs, with positions relative to the layout's top-left corner.
    package var glyphs: GlyphRun
    /// The style index of the run's attributes.
    package var style: Int32
    /// The font of the run's attributes. If this font lacks a character, the glyphs come from a fallback font.
    package var font: ScaledFont
    package var baselineOffset: Double
    package var x: Double
    /// The sum of the glyphs' advances.
    package var width: Double
    /// The glyphs' UTF-8 byte range in the string. The range of an ellipsis is the range of the text it replaces.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// Whether the run is a box, such as an attachment. Its glyphs are then only placeholders.
    package var isBox = false

    /// Whether no font supports the run's characters. In this case, the glyph IDs are code points.
    package var isMissing: Bool { (glyphs.font as? FontFace)?.isMissingGlyphs ?? false }
  }

  package struct Line: Sendable, Equatable {
    /// The runs in visual order, from left to right.
    package var runs: [Run]
    /// The distance from the top of the layout to the top of the line.
    package var top: Double
    package var baseline: Double
    /// The distances above and below the baseline. Their sum is the height of the line.
    package var ascent: Double
    package var descent: Double
    /// The left edge and width of the text, without trailing spaces.
    package var x: Double
    package var width: Double
    /// The width of the trailing spaces on a paragraph's last line. 0 at a soft line break.
    package var trailingSpace: Double
    /// The line's UTF-8 byte range in the string.
    package var range: Range<Int>
    package var isTruncated: Bool
    package var isRightToLeft: Bool
  }

  package var lines: [Line]
  /// The width of the widest line, including its indents, its trailing spaces and the spaces at which it is broken.
  /// Never exceeds the maximum width unless a single character is wider.
  ///
  /// As in UIKit, a single line that ends with an ellipsis has the maximum width, and the last of several lines doesn't
  /// count if it ends with an ellipsis.
  package var width: Double
  /// The width of the widest line as it is drawn, including its indents and its trailing spaces. An ellipsis line counts,
  /// and spaces at breaks don't. Text with this maximum width has the same lines.
  package var drawnWidth: Double
  /// The total height of all lines, including the space between them.
  package var height: Double
  /// Whether part of the text is not visible.
  package var isTruncated: Bool
  /// The baselines of the first and last lines, measured from the top. 0 if there are no lines.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }

  package static let empty = TextLayout(lines: [], width: 0, drawnWidth: 0, height: 0, isTruncated: false)
}
