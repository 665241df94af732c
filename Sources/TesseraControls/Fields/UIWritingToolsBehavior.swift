// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The extent of writing tools for a text. Tessera has no writing tools.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No writing tools.
  case none = -1
  /// The behavior that suits the text.
  case `default` = 0
  /// Writing tools in the text.
  case complete
  /// Writing tools in a panel.
  case limited
}
