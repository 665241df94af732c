// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The visibility of a part of the user interface.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Visible or hidden, as the context requires.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
