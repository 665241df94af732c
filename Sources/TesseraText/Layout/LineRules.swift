// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The subset of a paragraph style that determines tab stops and line breaks.
struct LineRules {
  var tabs = TabStops()
  /// Whether Korean text is broken only between words.
  var keepsHangulWords = false
  /// Whether a second word moves to the last line if the last line would otherwise contain a single short word.
  var avoidsShortLastLine = false
  /// The hyphenation threshold. A word is hyphenated if the line would otherwise be filled to less than this
  /// fraction. 0 disables hyphenation.
  var hyphenationFactor = 0.0

  init(_ style: ParagraphStyle) {
    tabs = style.tabs
    keepsHangulWords = style.keepsHangulWords
    avoidsShortLastLine = style.avoidsShortLastLine
    hyphenationFactor = style.hyphenationFactor
  }
}
