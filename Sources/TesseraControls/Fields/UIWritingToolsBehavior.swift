// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much of a system's writing help a text wants. There is none here.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No help.
  case none = -1
  /// What suits the text.
  case `default` = 0
  /// Help in the text.
  case complete
  /// Help in a panel.
  case limited
}
