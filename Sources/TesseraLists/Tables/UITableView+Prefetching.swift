// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Prefetching: reports the rows that will probably appear next, once the table has been scrolled. Does nothing
// without a prefetching data source.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor final class TablePrefetching {
  weak var source: (any UITableViewDataSourcePrefetching)?
  /// The reported rows that have not appeared yet.
  var rows: Set<ItemPosition> = []
  /// The content offset at the previous layout.
  var offset: CGFloat?

  init(_ source: any UITableViewDataSourcePrefetching) { self.source = source }
}

extension UITableView {
  /// Reports upcoming rows. Called after each layout.
  func prefetch() {
    guard let prefetching, let source = prefetching.source, bounds.height > 0 else { return }
    let last = prefetching.offset
    prefetching.offset = bounds.minY
    guard let last, last != bounds.minY else { return }
    let goesDown = bounds.minY > last
    let (low, high) =
      goesDown ? (bounds.maxY, bounds.maxY + bounds.height) : (bounds.minY - bounds.height, bounds.minY)
    let ahead = geometry.rows(from: low, to: high).filter { cells[$0] == nil }
    let missed = prefetching.rows.filter { geometry.contains($0) && cells[$0] == nil && !ahead.contains($0) }
    let new = ahead.filter { !prefetching.rows.contains($0) }
    prefetching.rows = Set(ahead)
    if !missed.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: missed.sorted().map(\.path)) }
    guard !new.isEmpty else { return }
    source.tableView(self, prefetchRowsAt: (goesDown ? new : new.reversed()).map(\.path))
  }
}
