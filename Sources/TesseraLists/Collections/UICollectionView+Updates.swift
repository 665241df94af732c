// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Updates of individual items and sections. Remaining items keep their cells, which move to new positions.

import Foundation

extension UICollectionView {
  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = ItemPosition(path)
      guard let cell = views[.cell(key)] as? UICollectionViewCell, let dataSource else { continue }
      reconfiguredCells[key] = cell
      let new = dataSource.collectionView(self, cellForItemAt: path)
      reconfiguredCells[key] = nil
      cell.measured = nil
      if new !== cell {
        retire(.cell(key))
        (new.element, new.collectionView, views[.cell(key)]) = (.cell(key), self, new)
        new.isSelected = selection.contains(key)
      }
    }
    setNeedsLayout()
  }

  func openUpdate() {
    let followsReload = isReloadPending
    loadIfNeeded()
    if update == nil { update = ListUpdate(names: .collection) } else { update?.depth += 1 }
    if followsReload { update?.followsReload = true }
  }

  /// - Parameter completion: Called when the animations of the whole batch have finished.
  func closeUpdate(_ completion: ((Bool) -> Void)? = nil) {
    guard var current = update else { return }
    current.depth -= 1
    if let completion { current.completions.append(completion) }
    update = current.depth > 0 ? current : nil
    if current.depth == 0 { commit(current) }
  }

  /// Applies an update immediately, or adds it to the open batch.
  func edit(_ change: (inout ListUpdate) -> Void) {
    openUpdate()
    if var current = update {
      change(&current)
      update = current
    }
    closeUpdate()
  }

  private func commit(_ update: ListUpdate) {
    let completion = { @MainActor in for body in update.completions { body(true) } }
    guard !update.isReload else {
      reloadCounts()
      return completion()
    }
    switch update.apply(to: counts, now: queryCounts()) {
    case .failure where update.followsReload:
      reloadCounts()
      completion()
    case .failure(let mismatch): raise("NSInternalInconsistencyException", mismatch.text)
    case .success(let sections): rearrange(sections, notifying: update, completion: completion)
    }
  }

  /// Applies an update, which is animated if an animation clock is running. Notifies the layout before and after.
  func rearrange(
    _ sections: [ListUpdate.Section], notifying update: ListUpdate?, also: () -> Void = {},
    completion: @escaping @MainActor () -> Void
  ) {
    let layout = collectionViewLayout
    show(sections) {
      if let update { layout.prepare(forCollectionViewUpdates: update.items) }
      rearrange(sections)
      also()
    } isSettled: {
      if update != nil { layout.finalizeCollectionViewUpdates() }
    } completion: {
      completion()
    }
  }

  /// Queries the data source for the current counts, against which later updates are checked.
  private func reloadCounts() {
    discardElements()
    loadIfNeeded()
  }

  /// Moves the cells of remaining items. `sections` maps each item to its previous position.
  func rearrange(_ sections: [ListUpdate.Section]) {
    closeSwipe(animated: false)
    endMove(commits: false)
    dragging?.rearrange(sections)
    loadIfNeeded()
    let old = views
    views = [:]
    var kept = Set<CollectionElement>()
    var newPositions: [ItemPosition: ItemPosition] = [:]
    for (index, section) in sections.enumerated() {
      for (row, key) in section.rows.enumerated() {
        guard let key else { continue }
        let new = ItemPosition(section: index, row: row)
        if let cell = old[.cell(key)] {
          views[.cell(new)] = cell
          cell.element = .cell(new)
          kept.insert(.cell(key))
        }
        newPositions[key] = new
      }
    }
    selection = selection.compactMap { newPositions[$0] }
    for (element, view) in old.sorted(by: { $0.key < $1.key }) where !kept.contains(element) {
      views[element] = views[element] ?? view
      if views[element] === view { retire(element) } else { discardView(view, of: element) }
    }
    needsTargetOffset = preparedBounds != nil
    counts = sections.map(\.rows.count)
    collectionViewLayout.itemsDidMove(sections)
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = false
    context.invalidateEverything = true
    context.keepsPreferredSizes = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Retires a view that was replaced by another view.
  private func discardView(_ view: UICollectionReusableView, of element: CollectionElement) {
    let taken = views[element]
    views[element] = view
    retire(element)
    views[element] = taken
  }
}

extension ListUpdate {
  /// The batch's updates, as passed to layouts.
  @MainActor
  var items: [UICollectionViewUpdateItem] {
    let deleted = keys(sections: deletedSections, rows: deletedRows).map {
      UICollectionViewUpdateItem(.delete, before: $0.path, after: nil)
    }
    let reloaded = keys(sections: reloadedSections, rows: reloadedRows).map {
      UICollectionViewUpdateItem(.reload, before: $0.path, after: $0.path)
    }
    let inserted = keys(sections: insertedSections, rows: insertedRows).map {
      UICollectionViewUpdateItem(.insert, before: nil, after: $0.path)
    }
    let moves =
      movedSections.map {
        (from: ItemPosition(section: $0.from, row: NSNotFound), to: ItemPosition(section: $0.to, row: NSNotFound))
      } + movedRows
    let moved = moves.map { UICollectionViewUpdateItem(.move, before: $0.from.path, after: $0.to.path) }
    return deleted + reloaded + inserted + moved
  }

  /// Returns the keys of entire sections, followed by the keys of rows, each in order.
  private func keys(sections: Set<Int>, rows: Set<ItemPosition>) -> [ItemPosition] {
    sections.sorted().map { ItemPosition(section: $0, row: NSNotFound) } + rows.sorted()
  }
}
