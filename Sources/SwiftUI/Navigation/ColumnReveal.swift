// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// An action that shows the next column of a collapsed split view, for example after a list row was selected.
@MainActor
final class ColumnReveal: @preconcurrency Equatable {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  /// Shows the next column. Does nothing if the columns are next to each other.
  func callAsFunction() { action() }
  static func == (a: ColumnReveal, b: ColumnReveal) -> Bool { a === b }
}

private struct ColumnRevealKey: EnvironmentKey {
  static var defaultValue: ColumnReveal? { nil }
}
private struct SidebarWidthKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}
private struct SplitBehaviorKey: EnvironmentKey {
  static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}

extension EnvironmentValues {
  /// The action that shows the next column of the enclosing split view; nil in the detail column and outside of split views.
  var columnReveal: ColumnReveal? {
    get { self[ColumnRevealKey.self] }
    set { self[ColumnRevealKey.self] = newValue }
  }
  /// The width of the split view whose sidebar contains the view; nil elsewhere. Lists in a sidebar have the sidebar style.
  var sidebarWidth: UserInterfaceSizeClass? {
    get { self[SidebarWidthKey.self] }
    set { self[SidebarWidthKey.self] = newValue }
  }
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }

  /// Returns the environment of a split view column. The search of a modifier around the split view is in the sidebar.
  @MainActor
  func column(_ navigator: Navigator, reveal: ColumnReveal?, at index: Int) -> EnvironmentValues {
    var result = self
    (result.columnNavigator, result.columnReveal) = (navigator, reveal)
    result.sidebarWidth = index == 0 ? horizontalSizeClass ?? .compact : nil
    if index > 0 { result.outerSearch = nil }
    return result
  }
}
