// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A language derived from the app's own strings, to find layouts that a translation would break.
///
/// Applies to the text of labels, buttons, bars and placeholders, not to text that a user typed.
public enum PseudoLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// Letters get accents: `Ŝéţţîñĝš`. Finds glyphs that are cut off.
  case accented
  /// Every string is repeated: `Settings Settings`. Finds truncated text.
  case double
  /// Every string is in brackets: `[Settings]`. Finds clipped text and strings that are concatenated from pieces.
  case bounded
}
