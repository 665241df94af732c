// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creation of collection views whose class is known only at run time.

import CTesseraDynamicInit
import Foundation
@_spi(Tessera) import TesseraViews

extension DynamicInit {
  private static let collectionLayout = initializer(at: 0, of: UICollectionView.self)

  /// Calls `type.init(frame: .zero, collectionViewLayout:)` with a flow layout.
  static func collection(_ type: UICollectionView.Type) -> UICollectionView {
    collection(type, frame: .zero, layout: UICollectionViewFlowLayout())
  }

  static func collection(
    _ type: UICollectionView.Type, frame: CGRect, layout: UICollectionViewLayout
  ) -> UICollectionView {
    let (table, function) = entry(word: collectionLayout, type: type)
    let layout = Unmanaged.passRetained(layout).toOpaque()
    let made = tessera_init_rect_object(
      function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height), layout, table)
    return cast(made, to: type)
  }
}
