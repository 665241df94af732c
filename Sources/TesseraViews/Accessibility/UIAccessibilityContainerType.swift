// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What kind of container a view is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page.
  case landmark
  /// A group that belongs together.
  case semanticGroup
}
