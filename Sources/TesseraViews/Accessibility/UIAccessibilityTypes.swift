// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where a screen reader scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left
  /// To what is above.
  case up
  /// To what is below.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// How users of switches go through the elements of a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system thinks right.
  case automatic = 0
  /// One by one.
  case separate
  /// All at once.
  case combined
}

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
