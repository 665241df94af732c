// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The state shared by table and collection view data sources that show snapshots. Applying a snapshot requires no
// diff algorithm: because identifiers are unique, each new item is looked up among the old items. Items that already
// exist keep their cells.

import Foundation

/// The current snapshot, and the computation of the updates for a new snapshot.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The current snapshot, without its reload requests.
  private(set) var snapshot = Snapshot()

  /// The updates required to show a new snapshot.
  struct Change {
    /// The sections with the old position of each item, or nil for items that require a new cell.
    var places: [ListUpdate.Section]
    /// The new index paths of the items whose cells must be reconfigured.
    var reconfigured: [IndexPath]
    fileprivate var old: Snapshot
    fileprivate var new: Snapshot
  }

  /// Stores a new snapshot and returns the required updates.
  mutating func replace(with new: Snapshot) -> Change {
    let old = snapshot
    storeSnapshot(new)
    return Change(
      places: new.sectionChanges(from: old), reconfigured: new.reconfiguredItemIdentifiers.compactMap(path(of:)),
      old: old,
      new: new)
  }

  /// Stores a snapshot for a view that will rebuild all its cells.
  mutating func storeSnapshot(_ new: Snapshot) {
    snapshot = new
    snapshot.clearReloads()
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
  /// Returns the updates from the old snapshot to the new snapshot as a batch update.
  ///
  /// - Parameter counts: The number of items in each old section.
  func update(from counts: [Int]) -> ListUpdate {
    var result = ListUpdate(from: counts, to: new.sectionChanges(from: old, keepsReloaded: true))
    result.reloadedSections = Set(new.reloadedSectionIdentifiers.compactMap(old.indexOfSection))
    result.reloadedRows = Set(new.reloadedItemIdentifiers.compactMap(old.path).map(ItemPosition.init))
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

  /// Returns each item's position in an older snapshot. The position is nil for items that require a new cell: new
  /// items and, unless `keepsReloaded` is true, items to be reloaded.
  func sectionChanges(from old: Self, keepsReloaded: Bool = false) -> [ListUpdate.Section] {
    var keys: [ItemIdentifierType: ItemPosition] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      for (row, item) in old.itemIdentifiers(inSection: identifier).enumerated() {
        keys[item] = ItemPosition(section: section, row: row)
      }
    }
    if !keepsReloaded { for item in reloadedItemIdentifiers { keys[item] = nil } }
    let reloaded = keepsReloaded ? [] : Set(reloadedSectionIdentifiers)
    return sectionIdentifiers.map { identifier in
      let items = itemIdentifiers(inSection: identifier)
      if reloaded.contains(identifier) { return ListUpdate.Section(old: nil, rows: items.map { _ in nil }) }
      return ListUpdate.Section(old: old.indexOfSection(identifier), rows: items.map { keys[$0] })
    }
  }
}
