// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a paragraph style says of places within lines and where they may end.
struct LineRules {
  var tabs = TabStops()
  /// Whether Korean lines end between words only.
  var keepsHangulWords = false
  /// Whether a last line of one short word gets a second one.
  var pushesOut = false
  /// The share of a line that must be filled, or a word is hyphenated; 0 for never.
  var hyphenationFactor = 0.0

  init(_ style: ParagraphStyle) {
    tabs = style.tabs
    keepsHangulWords = style.keepsHangulWords
    pushesOut = style.pushesOut
    hyphenationFactor = style.hyphenationFactor
  }
}
