// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A mode for text that does not fit on a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters.
  case byCharWrapping = 1
  /// Clips the text at the end of the line.
  case byClipping = 2
  /// Truncates the start of the text: "…wxyz"
  case byTruncatingHead = 3
  /// Truncates the end of the text: "abcd…"
  case byTruncatingTail = 4
  /// Truncates the middle of the text: "ab…yz"
  case byTruncatingMiddle = 5
}
