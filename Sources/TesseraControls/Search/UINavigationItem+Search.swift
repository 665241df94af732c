// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UINavigationItem {
  /// The search controller whose search bar is shown below the title; nil for none.
  ///
  /// - Note: Differs from UIKit: subclasses can't override the property.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
