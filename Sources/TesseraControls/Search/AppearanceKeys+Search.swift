// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What proxies of search bars hand on.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let searchBar = AppearanceKeys(
    UISearchBar.self, after: .view,
    [
      AppearanceKey("barTintColor", \UISearchBar.barTintColor),
      AppearanceKey("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceKey("isTranslucent", \UISearchBar.isTranslucent),
      AppearanceKey("placeholder", \UISearchBar.placeholder),
    ])
}
