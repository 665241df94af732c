// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A search controller, as the navigation bar sees it that shows its search bar below the title.
@preconcurrency @MainActor
package protocol NavigationSearch: AnyObject {
  /// The search bar.
  var searchView: UIView { get }
  /// Whether a search is going on, so that the bar has to stay.
  var isActive: Bool { get }
  /// Whether the search bar takes the place of titles and buttons.
  var hidesTitles: Bool { get }
  /// Called when the search bar wants another height.
  var onHeightChange: (() -> Void)? { get set }
  /// Lays what the search shows over the view of the controller that it searches.
  func layOut(over view: UIView)
}

extension UIView {
  /// The controller whose content a search with this search bar searches: the one on top of the navigation bar's stack, or the
  /// nearest one.
  package var searchedController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let bar = current as? UINavigationBar, let navigation = bar.navigationController {
        return navigation.topViewController
      }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
