// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A search controller whose search bar is shown below the title of a navigation bar.
@preconcurrency @MainActor
package protocol NavigationSearch: AnyObject {
  var searchView: UIView { get }
  /// Whether a search is active, which requires the bar to stay visible.
  var isActive: Bool { get }
  /// Whether the search bar replaces titles and buttons.
  var hidesTitles: Bool { get }
  /// A closure called when the search bar's height changes.
  var onHeightChange: (() -> Void)? { get set }
  /// Lays out the search overlay over the searched view controller's view.
  func layOut(over view: UIView)
}

extension UIView {
  /// The view controller covered by a search with this search bar: the top view controller of the bar's navigation
  /// controller, or else the nearest view controller in the responder chain.
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
