// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether a text that a text interaction serves can be edited.
public enum UITextInteractionMode: Int, Sendable {
  /// Touches place the insertion point.
  case editable = 0
  /// Touches select words and paragraphs.
  case nonEditable
}
