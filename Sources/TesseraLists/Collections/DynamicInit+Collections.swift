// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Collection views of a class that is known at run time only.

import CTesseraDynamicInit
import Foundation
@_spi(Tessera) import TesseraViews

extension DynamicInit {
  private static let collectionLayout = initializer(0, of: UICollectionView.self)

  /// `type.init(frame: .zero, collectionViewLayout:)` with a flow layout.
  static func collection(_ type: UICollectionView.Type) -> UICollectionView {
    let (table, function) = entry(collectionLayout, type)
    let layout = Unmanaged.passRetained(UICollectionViewFlowLayout()).toOpaque()
    return take(tessera_init_rect_object(function, 0, 0, 0, 0, layout, table), type)
  }
}
