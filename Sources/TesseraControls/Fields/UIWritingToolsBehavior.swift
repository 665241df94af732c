// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The writing tools that a text supports. There are no writing tools in Tessera.
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
