// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The behavior of Writing Tools in a text. Tessera does not support Writing Tools.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Writing Tools are disabled.
  case none = -1
  /// The system chooses the behavior.
  case `default` = 0
  /// Writing Tools edit the text inline.
  case complete
  /// Writing Tools show their results in a panel.
  case limited
}
