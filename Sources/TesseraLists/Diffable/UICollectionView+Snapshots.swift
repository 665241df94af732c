// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

extension UICollectionView {
  /// Shows a snapshot's items. Computes individual updates only if the layout may observe them.
  func show<Section, Item>(
    _ change: DiffableState<Section, Item>.Change, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    let update = collectionViewLayout.observesUpdates && !needsData ? change.update(from: counts) : nil
    let reconfigure = { self.reconfigureItems(at: change.reconfigured) }
    guard !animated else {
      return rearrange(change.places, notifying: update, also: reconfigure, completion: completion)
    }
    if let update { collectionViewLayout.prepare(forCollectionViewUpdates: update.items) }
    rearrange(change.places)
    if update != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
    reconfigure()
    completion()
  }
}
