// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The search controller whose search bar a navigation bar shows below the title.
@preconcurrency @MainActor
package protocol NavigationSearch: AnyObject {
  var searchView: UIView { get }
  /// Whether a search is active, in which case the bar must stay visible.
  var isActive: Bool { get }
  /// Whether the search bar replaces titles and buttons.
  var hidesTitles: Bool { get }
  /// Called when the search bar's height changes.
  var onHeightChange: (() -> Void)? { get set }
  /// Lays out the search overlay over the view of the searched controller.
  func layOut(over view: UIView)
}

extension UIView {
  /// The controller that a search with this search bar covers: the top controller of the bar's navigation controller,
  /// or else the nearest controller in the responder chain.
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
