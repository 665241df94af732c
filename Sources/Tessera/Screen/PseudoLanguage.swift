// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A language made from the app's own texts, to find what a translation would break.
///
/// Applies to the texts that labels, buttons, bars and placeholders show, not to what a person typed.
public enum PseudoLanguage: String, Hashable, Sendable, Codable, CaseIterable {
  /// Letters get accents: `Ŝéţţîñĝš`. Finds glyphs that are cut off.
  case accented
  /// Every text stands twice: `Settings Settings`. Finds texts that are truncated.
  case double
  /// In brackets: `[Settings]`. Finds texts that are clipped or put together from pieces.
  case bounded
}
