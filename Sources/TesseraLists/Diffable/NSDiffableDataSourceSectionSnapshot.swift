// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The items of one section as an outline. Each item may have children, which are visible while the item is expanded.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.visibleItems  // ["Fruit"]
///     outline.expand(["Fruit"])
///     outline.visibleItems  // ["Fruit", "Apple", "Pear"]
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an outline without items.
  public init() {}

  // MARK: Queries

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// All items, with parents before their children. O(n).
  public var items: [ItemIdentifierType] { walk(nil) { _ in true } }
  /// The items whose ancestors are all expanded, with parents before their children.
  public var visibleItems: [ItemIdentifierType] { walk(nil) { expanded.contains($0) } }

  /// Returns whether the item is in the outline. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Returns the item's index in `items`, or nil if the item is not in the outline.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns whether the item is expanded, so that its children are visible if all its ancestors are expanded.
  /// Returns false if the item is not in the outline.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether the item is in the outline and all its ancestors are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  /// Returns the item's parent, or nil if the item is a root item or not in the outline.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] ?? nil }

  /// Returns the number of the item's ancestors, which is 0 for a root item. Raises an exception if the item is not
  /// in the outline.
  public func level(of item: ItemIdentifierType) -> Int {
    checkItem(item)
    var (result, current) = (0, parent(of: item))
    while let above = current { (result, current) = (result + 1, parent(of: above)) }
    return result
  }

  /// Returns the item's descendants as a separate outline with the same expanded items. If `includingParent` is true,
  /// the item is the root of the outline. Raises an exception if the item is not in the outline.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    checkItem(parent)
    var result = Self()
    if includingParent { result.append([parent]) }
    copy(parent, into: &result, below: includingParent ? parent : nil)
    return result
  }

  private func copy(_ parent: ItemIdentifierType, into result: inout Self, below target: ItemIdentifierType?) {
    let items = children[parent] ?? []
    result.append(items, to: target)
    if let target, expanded.contains(parent) { result.expanded.insert(target) }
    for item in items { copy(item, into: &result, below: item) }
  }

  private func walk(
    _ parent: ItemIdentifierType?, _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    (children[parent] ?? []).flatMap { [$0] + (isOpen($0) ? walk($0, isOpen) : []) }
  }

  // MARK: Changes

  /// Appends items to the outline or to a parent's children. Raises an exception if any item is already in the
  /// outline, or the parent is not.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { checkItem(parent) }
    insert(items, under: parent, index: children[parent]?.count ?? 0)
  }

  /// Inserts items before another item, with the same parent. Raises an exception if any new item is already in the
  /// outline, or the other item is not.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, shift: 0)
  }
  /// Inserts items after another item, with the same parent. Raises an exception if any new item is already in the
  /// outline, or the other item is not.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, shift: 1)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at item: ItemIdentifierType, shift: Int) {
    checkItem(item)
    let parent = parent(of: item)
    insert(items, under: parent, index: (children[parent]?.firstIndex(of: item) ?? 0) + shift)
  }

  private mutating func insert(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, index: Int) {
    var seen = Set<ItemIdentifierType>()
    for item in items where contains(item) || !seen.insert(item).inserted {
      raise(
        "NSInternalInconsistencyException",
        "Supplied identifiers are not unique or are in the snapshot already: \(item). Append each item once.")
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = .some(parent) }
  }

  /// Removes items and their descendants. Items that are not in the outline are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let parent = parents.removeValue(forKey: item) else { continue }
      children[parent]?.removeAll { $0 == item }
      expanded.remove(item)
      delete(children[item] ?? [])
      children[item] = nil
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands the items, which makes their children visible. Raises an exception if any item is not in the outline.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { checkItem(item) }
    expanded.formUnion(items)
  }

  /// Collapses the items, which hides their children. The children remain expanded or collapsed. Raises an exception
  /// if any item is not in the outline.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { checkItem(item) }
    expanded.subtract(items)
  }

  private func checkItem(_ item: ItemIdentifierType) {
    guard !contains(item) else { return }
    raise("NSInternalInconsistencyException", "Invalid item identifier specified: \(item). Append the item first.")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
