// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties that `UIAppearance` proxies of search bars and search fields support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let searchTextField = AppearanceKeys(UISearchTextField.self, after: .textField)

  static let searchBar = AppearanceKeys(
    UISearchBar.self, after: .view,
    [
      AppearanceKey("barTintColor", \UISearchBar.barTintColor),
      AppearanceKey("searchBarStyle", \UISearchBar.searchBarStyle),
      AppearanceKey("isTranslucent", \UISearchBar.isTranslucent),
      AppearanceKey("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
      AppearanceKey("placeholder", \UISearchBar.placeholder),
      AppearanceKey("searchTextPosition", \UISearchBar.searchTextPositionAdjustment),
      AppearanceKey("searchFieldBackgroundPosition", \UISearchBar.searchFieldBackgroundPositionAdjustment),
      AppearanceKey("backgroundImage", all: { (bar: UISearchBar) in bar.customAppearance.backgrounds }) {
        $0.setBackgroundImage($2, for: $1.position, barMetrics: $1.metrics)
      },
      AppearanceKey("searchFieldBackgroundImage", all: { (bar: UISearchBar) in bar.customAppearance.fieldBackgrounds })
      {
        $0.setSearchFieldBackgroundImage($2, for: $1)
      },
      AppearanceKey("icon", all: { (bar: UISearchBar) in bar.customAppearance.icons }) {
        $0.setImage($2, for: $1.icon, state: $1.state)
      },
      AppearanceKey("iconPosition", all: { (bar: UISearchBar) in bar.customAppearance.iconOffsets }) {
        $0.setPositionAdjustment($2, for: $1)
      },
    ])
}
