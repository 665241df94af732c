// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A language generated from the app's own strings, used to find layouts that break when the app is translated.
///
/// It affects the text of labels, buttons, bars and placeholders, but not text that was typed by a user.
public enum PseudoLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// Adds accents to letters: `Ŝéţţîñĝš`. Reveals glyphs that are cut off.
  case accented
  /// Repeats every string: `Settings Settings`. Reveals truncated text.
  case double
  /// Encloses every string in brackets: `[Settings]`. Reveals clipped text and strings that are concatenated from
  /// several strings.
  case bounded
}
