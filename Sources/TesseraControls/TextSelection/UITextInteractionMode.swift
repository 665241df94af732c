// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the text of a text interaction can be edited.
public enum UITextInteractionMode: Int, Sendable {
  /// Touches move the insertion point.
  case editable = 0
  /// Touches select words and paragraphs.
  case nonEditable
}
