// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Prefetching: reports the items that will probably appear next, once the collection view has been scrolled. Does
// nothing without a prefetching data source.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor final class CollectionPrefetching {
  weak var source: (any UICollectionViewDataSourcePrefetching)?
  /// The reported items that have not appeared yet.
  var items: Set<ItemPosition> = []
  /// The content offset at the previous layout.
  var offset: CGPoint?

  init(_ source: any UICollectionViewDataSourcePrefetching) { self.source = source }
}

extension UICollectionView {
  /// Reports upcoming items. Called after each layout.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetching, let source = prefetching.source, !bounds.isEmpty else { return }
    let last = prefetching.offset
    prefetching.offset = bounds.origin
    guard let last, last != bounds.origin else { return }
    let isVertical = growsVertically
    let goesOn = isVertical ? bounds.minY > last.y : bounds.minX > last.x
    let way = goesOn ? 1.0 : -1.0
    let box = bounds.offsetBy(dx: isVertical ? 0 : bounds.width * way, dy: isVertical ? bounds.height * way : 0)
    let found = collectionViewLayout.layoutAttributesForElements(in: flipped(box)) ?? []
    let keys = found.filter { $0.representedElementCategory == .cell && !$0.isHidden }.map {
      ItemPosition($0.indexPath)
    }
    let ahead = Set(keys.filter { contains($0) && views[.cell($0)] == nil })
    let missed = prefetching.items.filter { contains($0) && views[.cell($0)] == nil && !ahead.contains($0) }
    let new = ahead.subtracting(prefetching.items).sorted()
    prefetching.items = ahead
    if !missed.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: missed.sorted().map(\.path))
    }
    guard !new.isEmpty else { return }
    source.collectionView(self, prefetchItemsAt: (goesOn ? new : new.reversed()).map(\.path))
  }
}
