// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The identity of a view in a collection view: the type (cell, supplementary view or decoration view), kind and
/// index path.
struct CollectionElement: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  /// The element kind of a supplementary or decoration view. Empty for cells.
  var kind: String
  var key: ItemPosition

  init(category: UICollectionView.ElementCategory, kind: String, key: ItemPosition) {
    (self.category, self.kind, self.key) = (category, kind, key)
  }

  init(category: UICollectionView.ElementCategory, kind: String, path: IndexPath) {
    // The headers and footers of a whole layout have index paths with a single index.
    self.init(
      category: category, kind: kind,
      key: path.count == 1 ? ItemPosition(section: path[0], row: -1) : ItemPosition(path))
  }

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      category: attributes.representedElementCategory, kind: attributes.representedElementKind ?? "",
      path: attributes.indexPath)
  }

  var path: IndexPath { key.row == -1 && category != .cell ? IndexPath(index: key.section) : key.path }

  static func cell(_ key: ItemPosition) -> CollectionElement { CollectionElement(category: .cell, kind: "", key: key) }

  /// The stacking order: decoration views at the back, then cells, then supplementary views.
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
