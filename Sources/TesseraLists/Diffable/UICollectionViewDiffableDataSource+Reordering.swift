// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Items of a diffable data source that are moved by hand.

import Foundation

extension UICollectionViewDiffableDataSource {
  /// What the app wants to decide and to know of items that are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item may be moved. nil, the default, for no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes over what was moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called when the data source has taken over what was moved: the moment to store it.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// No item may be moved.
    public init() {}
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot with an item at another place, which counts without the item; nil where there is no such place.
  func moving(_ item: ItemIdentifierType, to path: IndexPath) -> Self? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    var result = self
    result.deleteItems([item])
    let section = sectionIdentifiers[path.section]
    let others = result.itemIdentifiers(inSection: section)
    guard (0...others.count).contains(path.row) else { return nil }
    if path.row < others.count {
      result.insertItems([item], beforeItem: others[path.row])
    } else {
      result.appendItems([item], toSection: section)
    }
    return result
  }
}
