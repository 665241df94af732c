// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What happens to text that does not fit a line.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  /// "…wxyz"
  case byTruncatingHead = 3
  /// "abcd…"
  case byTruncatingTail = 4
  /// "ab…yz"
  case byTruncatingMiddle = 5
}
