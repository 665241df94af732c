// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UINavigationItem {
  /// The search whose bar is below the title; nil for none.
  ///
  /// - Note: Differs from UIKit: can't be overridden.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
