// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

extension UICollectionView {
  /// Takes over a snapshot's items. What changed is worked out only for layouts that may want to know.
  func show<Section, Item>(_ change: DiffableState<Section, Item>.Change) {
    if collectionViewLayout.hearsUpdates, !needsData {
      rearrange(change.places, telling: change.update(from: counts))
    } else {
      rearrange(change.places)
    }
    reconfigureItems(at: change.reconfigured)
  }
}
