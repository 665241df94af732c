// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// A table of data.
  case dataTable
  /// A list.
  case list
  /// A landmark of a page.
  case landmark
  /// A group of related elements.
  case semanticGroup
}
