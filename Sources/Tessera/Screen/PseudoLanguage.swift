// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A language derived from the app's own texts, to find layouts that a translation would break.
///
/// Applies to the texts of labels, buttons, bars and placeholders, not to text that a user typed.
public enum PseudoLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// Letters get accents: `Ŝéţţîñĝš`. Finds glyphs that are cut off.
  case accented
  /// Every text is repeated: `Settings Settings`. Finds truncated texts.
  case double
  /// Every text is in brackets: `[Settings]`. Finds clipped texts and texts that are concatenated from pieces.
  case bounded
}
