// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The part of a paragraph style that determines tab stops and line breaks.
struct LineRules {
  var tabs = TabStops()
  /// Whether lines of Korean text are broken only between words.
  var keepsHangulWords = false
  /// Whether a second word moves down to join a single short word on the last line.
  var avoidsShortLastLine = false
  /// The fraction of a line that must be filled to avoid hyphenation; 0 disables hyphenation.
  var hyphenationFactor = 0.0

  init(_ style: ParagraphStyle) {
    tabs = style.tabs
    keepsHangulWords = style.keepsHangulWords
    avoidsShortLastLine = style.avoidsShortLastLine
    hyphenationFactor = style.hyphenationFactor
  }
}
