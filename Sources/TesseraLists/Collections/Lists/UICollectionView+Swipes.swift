// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The swipe actions of list items, which are provided by the list's configuration.

import Foundation
@_spi(Tessera) import TesseraViews

extension UICollectionViewCell: SwipeableCell {}

extension UICollectionView: SwipeableList {
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)? {
    guard !isEditing, collectionViewLayout.hasLists,
      let cell = shownCells.first(where: { $0.cell.frame.contains(point) }),
      cell.cell.superview === self, listConfiguration(cell.key) != nil
    else { return nil }
    return (cell.key.path, cell.cell)
  }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let configuration = listConfiguration(ItemPosition(path)) else { return nil }
    let provider =
      isLeading
      ? configuration.leadingSwipeActionsConfigurationProvider : configuration.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  func swipeWillBegin(at path: IndexPath) {}
  func swipeDidEnd(at path: IndexPath) {}

  /// Returns the list configuration of an item. Returns nil for the list's header and for items outside of lists.
  private func listConfiguration(_ key: ItemPosition) -> UICollectionLayoutListConfiguration? {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      layout.solved.indices.contains(key.section), let list = layout.solved[key.section].list
    else { return nil }
    return list.hasHeaderItem && key.row == 0 ? nil : list.configuration
  }
}

extension UICollectionViewLayout {
  /// Whether sections may be lists.
  var hasLists: Bool { self is UICollectionViewCompositionalLayout }
}
