// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Interactive movement of items in a diffable data source.

import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers that allow and observe interactive movement of items.
  public struct ReorderingHandlers {
    /// A closure that returns whether an item may be moved. If nil (the default), no item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// A closure called before the data source applies a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure called after the data source has applied a move. Use it to update your data.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do not allow movement.
    public init() {}
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with an item moved to an index path, which refers to the snapshot without the item. Returns
  /// nil if there is no such position.
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
