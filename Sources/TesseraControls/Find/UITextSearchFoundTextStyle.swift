// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of found text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The style of other text.
  case normal = 0
  /// The style of a result.
  case found
  /// The style of the highlighted result.
  case highlighted
}
