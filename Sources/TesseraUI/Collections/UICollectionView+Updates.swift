// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Changes of single elements. Cells of items that stay are kept and only move.

public import Foundation

extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) {
    edit { $0.insertedRows.formUnion(indexPaths.map(RowKey.init)) }
  }
  public func deleteItems(at indexPaths: [IndexPath]) { edit { $0.deletedRows.formUnion(indexPaths.map(RowKey.init)) } }
  public func reloadItems(at indexPaths: [IndexPath]) {
    edit { $0.reloadedRows.formUnion(indexPaths.map(RowKey.init)) }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    edit { $0.movedRows.append((RowKey(indexPath), RowKey(newIndexPath))) }
  }

  public func insertSections(_ sections: IndexSet) { edit { $0.insertedSections.formUnion(sections) } }
  public func deleteSections(_ sections: IndexSet) { edit { $0.deletedSections.formUnion(sections) } }
  public func reloadSections(_ sections: IndexSet) { edit { $0.reloadedSections.formUnion(sections) } }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    edit { $0.movedSections.append((section, newSection)) }
  }

  /// Makes changes together: deletions by the paths before, insertions by the paths after.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Asks for the items' cells again and keeps the cells themselves.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = RowKey(path)
      guard let cell = views[.cell(key)] as? UICollectionViewCell, let dataSource else { continue }
      reconfigured[key] = cell
      let new = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured[key] = nil
      cell.measured = nil
      if new !== cell {
        retire(.cell(key))
        (new.element, new.collectionView, views[.cell(key)]) = (.cell(key), self, new)
      }
    }
    setNeedsLayout()
  }

  private func beginUpdates() {
    loadIfNeeded()
    if update == nil { update = TableUpdate(words: .collection) } else { update?.depth += 1 }
  }

  private func endUpdates() {
    guard var current = update else { return }
    current.depth -= 1
    update = current.depth > 0 ? current : nil
    if current.depth == 0 { commit(current) }
  }

  private func edit(_ change: (inout TableUpdate) -> Void) {
    beginUpdates()
    if var current = update {
      change(&current)
      update = current
    }
    endUpdates()
  }

  private func commit(_ update: TableUpdate) {
    switch update.apply(to: counts, now: askCounts()) {
    case .failure(let mismatch): raise("NSInternalInconsistencyException", mismatch.text)
    case .success(let sections):
      collectionViewLayout.prepare(forCollectionViewUpdates: update.items)
      rearrange(sections)
      collectionViewLayout.finalizeCollectionViewUpdates()
    }
  }

  /// Takes over items that stay, with their cells. `sections` gives for each item its old place.
  func rearrange(_ sections: [TableUpdate.Section]) {
    loadIfNeeded()
    let old = views
    let oldSelection = Set(selection)
    (views, selection) = ([:], [])
    var kept = Set<CollectionElement>()
    for (index, section) in sections.enumerated() {
      for (row, key) in section.rows.enumerated() {
        guard let key else { continue }
        let new = RowKey(index, row)
        if let cell = old[.cell(key)] {
          views[.cell(new)] = cell
          cell.element = .cell(new)
          kept.insert(.cell(key))
        }
        if oldSelection.contains(key) { selection.append(new) }
      }
    }
    for (element, view) in old.sorted(by: { $0.key < $1.key }) where !kept.contains(element) {
      views[element] = views[element] ?? view
      if views[element] === view { retire(element) } else { discard(view, element) }
    }
    counts = sections.map(\.rows.count)
    collectionViewLayout.itemsDidMove(sections)
    let context = collectionViewLayout.makeContext()
    context.invalidateDataSourceCounts = false
    context.invalidateEverything = true
    context.keepsPreferredSizes = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Retires a view whose place another one has taken.
  private func discard(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let taken = views[element]
    views[element] = view
    retire(element)
    views[element] = taken
  }
}

extension TableUpdate {
  /// The batch as layouts see it.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    let deleted = deletedRows.sorted().map { UICollectionViewUpdateItem(.delete, before: $0.path, after: nil) }
    let reloaded = reloadedRows.sorted().map { UICollectionViewUpdateItem(.reload, before: $0.path, after: $0.path) }
    let inserted = insertedRows.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.path) }
    let moved = movedRows.map { UICollectionViewUpdateItem(.move, before: $0.from.path, after: $0.to.path) }
    return deleted + reloaded + inserted + moved
  }
}
