// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Interactive movement of a diffable data source's items.

import Foundation

extension UICollectionViewDiffableDataSource {
  /// The handlers that allow and observe interactive movement of items.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved. False if nil, the default.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The handler called before the data source applies a move.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The handler called after the data source has applied a move: the moment to store it.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no movement.
    public init() {}
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns the snapshot with an item at another position, which is counted without the item; nil if there is no such
  /// position.
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
