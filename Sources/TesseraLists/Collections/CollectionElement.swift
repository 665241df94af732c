// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The identity of a view in a collection view: a cell, a supplementary view or a decoration view, at an index path.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// The kind of the view; empty for cells.
  var kind: String
  var key: RowKey

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ key: RowKey) {
    (self.category, self.kind, self.key) = (category, kind, key)
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    // Headers and footers of a whole layout have paths of one number.
    self.init(category, kind, path.count == 1 ? RowKey(path[0], -1) : RowKey(path))
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind ?? "", attributes.indexPath)
  }

  var path: IndexPath { key.row == -1 && category != .cell ? IndexPath(index: key.section) : key.path }

  static func cell(_ key: RowKey) -> CollectionElement { CollectionElement(.cell, "", key) }

  /// The stacking order: decorations first, below the others; supplementary views last.
  private var depth: Int {
    switch category {
    case .decorationView: 0
    case .cell: 1
    case .supplementaryView: 2
    }
  }

  static func < (a: CollectionElement, b: CollectionElement) -> Bool {
    (a.depth, a.kind, a.key) < (b.depth, b.kind, b.key)
  }
}
