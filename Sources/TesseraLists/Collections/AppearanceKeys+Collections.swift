// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The properties of collection views and their cells that appearance proxies support.

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension AppearanceKeys {
  static let collectionView = AppearanceKeys(
    UICollectionView.self, after: .scrollView,
    [AppearanceKey("isPrefetchingEnabled", \UICollectionView.isPrefetchingEnabled)])

  static let reusableView = AppearanceKeys(UICollectionReusableView.self, after: .view)
  static let collectionCell = AppearanceKeys(UICollectionViewCell.self, after: .reusableView)
}
