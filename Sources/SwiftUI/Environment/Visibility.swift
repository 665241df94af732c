// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The visibility of a user interface element.
@frozen
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The visibility depends on the context.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
