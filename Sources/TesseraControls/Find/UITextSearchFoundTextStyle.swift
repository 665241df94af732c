// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of a range in a searched text.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The style of text that is not a result.
  case normal = 0
  /// The style of a result.
  case found
  /// The style of the highlighted result.
  case highlighted
}
