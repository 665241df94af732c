// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What happens to text that does not fit a line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, between words.
  case byWordWrapping = 0
  /// Goes on in the next line, between characters.
  case byCharWrapping = 1
  /// Is cut off at the line's end.
  case byClipping = 2
  /// "…wxyz"
  case byTruncatingHead = 3
  /// "abcd…"
  case byTruncatingTail = 4
  /// "ab…yz"
  case byTruncatingMiddle = 5
}
