// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The type of an accessibility container.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container.
  case none = 0
  /// A data table.
  case dataTable
  /// A list.
  case list
  /// A page landmark.
  case landmark
  /// A group of related elements.
  case semanticGroup
}
