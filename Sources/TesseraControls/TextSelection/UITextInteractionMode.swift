// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a text interaction is for editable text.
public enum UITextInteractionMode: Int, Sendable {
  /// Taps move the insertion point.
  case editable = 0
  /// Taps select words and paragraphs.
  case nonEditable
}
