// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The handling of text that does not fit a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters.
  case byCharWrapping = 1
  /// Clips at the end of the line.
  case byClipping = 2
  /// Truncates at the start: "…wxyz"
  case byTruncatingHead = 3
  /// Truncates at the end: "abcd…"
  case byTruncatingTail = 4
  /// Truncates in the middle: "ab…yz"
  case byTruncatingMiddle = 5
}
