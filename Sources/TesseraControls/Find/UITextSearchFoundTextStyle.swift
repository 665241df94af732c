// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How found text looks.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As other text.
  case normal = 0
  /// As one of what was found.
  case found
  /// As the one that is shown now.
  case highlighted
}
