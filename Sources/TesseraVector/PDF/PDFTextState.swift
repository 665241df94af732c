// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The text state (PDF 32000-1, section 9.3).
struct PDFTextState {
  var font: PDFFont?
  var size = 0.0
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  /// The horizontal scale factor. 1 is the font's normal width.
  var horizontalScale = 1.0
  var leading = 0.0
  var rise = 0.0
  /// The rendering mode. 0 fills, 1 strokes, 2 fills and strokes, and 3 does neither. 4 to 7 do the same as 0 to 3,
  /// and clip.
  var mode = 0
}
