// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The sections and items of a list, in order, represented by identifiers. Each identifier must be unique in the
/// snapshot.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
///     snapshot.appendSections([0])
///     snapshot.appendItems(["a", "b"])
///
/// Unless documented otherwise, methods raise an exception if an identifier is not in the snapshot, or would be in it
/// twice.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// All sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items passed to `reloadItems` since the snapshot was created or applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items passed to `reconfigureItems` since the snapshot was created or applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections passed to `reloadSections` since the snapshot was created or applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections and items.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionOfItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, in the order of their sections.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

  /// Returns the number of items in the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the section's items, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    checkSection(identifier)
    return items[identifier] ?? []
  }

  /// Returns the section that contains the item, or nil if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }

  /// Returns the item's index among all items, in the order of their sections, or nil if the item is not in the
  /// snapshot. O(n).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionOfItem[identifier], let index = items[section]?.firstIndex(of: identifier) else {
      return nil
    }
    let before = sectionIdentifiers.prefix { $0 != section }
    return before.reduce(index) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Returns the section's index, or nil if the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Appends empty sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts empty sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: checkSection(toIdentifier))
  }

  /// Inserts empty sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: checkSection(toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for identifier in identifiers where items[identifier] != nil {
      fail(
        "Section identifier count does not match data source count. This is most likely due to a hashing issue "
          + "or the section identifier \(identifier) being added twice. Add it once.")
    }
    checkUnique(identifiers, kind: "section")
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  /// Removes sections and their items. Sections that are not in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section and its items before another section. Does nothing if the sections are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, shift: 0)
  }

  /// Moves a section and its items after another section. Does nothing if the sections are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, to: toIdentifier, shift: 1)
  }

  private mutating func moveSection(_ identifier: SectionIdentifierType, to target: SectionIdentifierType, shift: Int) {
    guard identifier != target else { return }
    _ = checkSection(target)
    sectionIdentifiers.remove(at: checkSection(identifier))
    sectionIdentifiers.insert(identifier, at: checkSection(target) + shift)
  }

  /// Requests that all cells of the sections be created again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { checkSection(identifier) }
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Appends items to a section, or to the last section. Items that are already in the snapshot are moved. Raises an
  /// exception if the section does not exist.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fail("There are currently no sections in the data source. Please add a section first.")
    }
    checkSection(section)
    insert(identifiers, inSection: section, index: items[section]?.count ?? 0)
  }

  /// Inserts items before another item, in the same section. Items that are already in the snapshot are moved.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    let place = checkItem(beforeItem)
    insert(identifiers, inSection: place.section, index: place.index)
  }

  /// Inserts items after another item, in the same section. Items that are already in the snapshot are moved.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    let place = checkItem(afterItem)
    insert(identifiers, inSection: place.section, index: place.index + 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], inSection section: SectionIdentifierType, index: Int
  ) {
    checkUnique(identifiers, kind: "item")
    // Move items that already exist, as UIKit does.
    let moved = identifiers.filter { sectionOfItem[$0] != nil }
    let shift = moved.filter { item in
      sectionOfItem[item] == section && (items[section]?.firstIndex(of: item) ?? index) < index
    }.count
    deleteItems(moved)
    items[section, default: []].insert(contentsOf: identifiers, at: index - shift)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Removes items. Items that are not in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      if let section = sectionOfItem.removeValue(forKey: identifier) { gone[section, default: []].insert(identifier) }
    }
    for (section, identifiers) in gone { items[section]?.removeAll { identifiers.contains($0) } }
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another item, to the same section. Does nothing if the items are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem: ItemIdentifierType) {
    moveItem(identifier, to: beforeItem, shift: 0)
  }

  /// Moves an item after another item, to the same section. Does nothing if the items are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem: ItemIdentifierType) {
    moveItem(identifier, to: afterItem, shift: 1)
  }

  private mutating func moveItem(_ identifier: ItemIdentifierType, to target: ItemIdentifierType, shift: Int) {
    _ = (checkItem(identifier), checkItem(target))
    guard identifier != target else { return }
    deleteItems([identifier])
    let place = checkItem(target)
    insert([identifier], inSection: place.section, index: place.index + shift)
  }

  /// Requests that the items' cells be created again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { checkItem(identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Requests that the items' existing cells be configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { checkItem(identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  /// Discards the reload requests, which apply only once.
  mutating func clearReloads() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }

  // MARK: Checks

  @discardableResult
  private func checkSection(_ identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: identifier) else {
      fail("Invalid section identifier specified: \(identifier). Append the section first.")
    }
    return index
  }

  @discardableResult
  private func checkItem(_ identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = sectionOfItem[identifier], let index = items[section]?.firstIndex(of: identifier) else {
      fail("Invalid item identifier specified: \(identifier). Append the item first.")
    }
    return (section, index)
  }

  private func checkUnique<T: Hashable>(_ identifiers: [T], kind: String) {
    guard Set(identifiers).count != identifiers.count else { return }
    var seen = Set<T>()
    let twice = identifiers.filter { !seen.insert($0).inserted }
    fail(
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    "
        + twice.map { "\($0)" }.joined(separator: ",\n    ") + "\n)}")
  }

  private func fail(_ reason: String) -> Never {
    raise("NSInternalInconsistencyException", reason)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
