// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What tables and collection views share when they are fed by snapshots. Applying one needs no difference algorithm:
// identifiers are unique, so each new item is looked up among the old ones, and an item that was there keeps its cell.

import Foundation

/// The snapshot that is shown, and what a new one changes.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot that is shown, without what it asked to reload.
  private(set) var snapshot = Snapshot()

  /// What a view has to do to show a new snapshot.
  struct Change {
    /// For each item its place in the state before, or nil for one to build.
    var places: [TableUpdate.Section]
    /// The items, by their new places, whose cells are to be configured again.
    var reconfigured: [IndexPath]
    fileprivate var old: Snapshot
    fileprivate var new: Snapshot
  }

  /// Takes the snapshot as the state from now on.
  mutating func replace(with new: Snapshot) -> Change {
    let old = snapshot
    show(new)
    return Change(
      places: new.places(in: old), reconfigured: new.reconfiguredItemIdentifiers.compactMap(path(of:)), old: old,
      new: new)
  }

  /// Takes the snapshot as the state of a view that will build everything anew.
  mutating func show(_ new: Snapshot) {
    snapshot = new
    snapshot.forgetReloads()
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func numberOfItems(inSection index: Int) -> Int {
    section(at: index).map { snapshot.numberOfItems(inSection: $0) } ?? 0
  }

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  func path(of item: Item) -> IndexPath? { snapshot.path(of: item) }
}

extension DiffableState.Change {
  /// The changes that lead from the old snapshot to the new one, as a batch would make them.
  ///
  /// - Parameter counts: How many items each old section has.
  func update(from counts: [Int]) -> TableUpdate {
    var result = TableUpdate(from: counts, to: new.places(in: old, keepsReloaded: true))
    result.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    result.reloadedRows = Set(new.reloadedItemIdentifiers.compactMap(old.path).map(RowKey.init))
    return result
  }
}

extension NSDiffableDataSourceSnapshot {
  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  /// For each item its place in an older state, or nil for one to build: a new one, or one to reload unless
  /// `keepsReloaded`.
  func places(in old: Self, keepsReloaded: Bool = false) -> [TableUpdate.Section] {
    var keys: [ItemIdentifierType: RowKey] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() { keys[item] = RowKey(section, row) }
    }
    if !keepsReloaded { for item in reloadedItemIdentifiers { keys[item] = nil } }
    let reloaded = keepsReloaded ? [] : Set(reloadedSectionIdentifiers)
    return sectionIdentifiers.map { identifier in
      let items = itemIdentifiers(inSection: identifier)
      if reloaded.contains(identifier) { return TableUpdate.Section(old: nil, rows: items.map { _ in nil }) }
      return TableUpdate.Section(old: old.indexOfSection(identifier), rows: items.map { keys[$0] })
    }
  }
}
