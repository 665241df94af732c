// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A search controller, as the navigation bar sees it that shows its search bar below the title.
@MainActor
package protocol NavigationSearch: AnyObject {
  /// The search bar.
  var searchView: UIView { get }
  /// Whether a search is going on, so that the bar has to stay.
  var isActive: Bool { get }
  /// Called when the search bar wants another height.
  var onHeightChange: (() -> Void)? { get set }
}
