// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view's callbacks for MultipleSelection, which selects several items by dragging.

import Foundation
@_spi(Tessera) import TesseraViews

extension UICollectionView: DragSelecting {
  var selectedKeys: [ItemPosition] { selection }

  func elementForSelecting(at point: CGPoint) -> ItemPosition? { item(at: point).map(ItemPosition.init) }

  /// Returns whether the current drag selects items. In editing mode with multiple selection, this is a drag across
  /// the scroll direction that begins anywhere.
  func isOnSelectionControl(of key: ItemPosition, at point: CGPoint) -> Bool {
    guard isEditing, allowsMultipleSelectionDuringEditing else { return false }
    let way = panGestureRecognizer.translation(in: self)
    return growsVertically ? abs(way.x) > abs(way.y) : abs(way.y) > abs(way.x)
  }

  func shouldBeginSelecting(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func didBeginSelecting(at path: IndexPath) {
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndSelecting() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func keys(from first: ItemPosition, to last: ItemPosition) -> [ItemPosition] {
    let (low, high) = (min(first, last), max(first, last))
    guard contains(low), contains(high) else { return [] }
    return (low.section...high.section).flatMap { section in
      (0..<counts[section]).map { ItemPosition(section: section, row: $0) }.filter { $0 >= low && $0 <= high }
    }
  }

  func setSelectedByDrag(_ key: ItemPosition, to isSelected: Bool) {
    if contains(key), selection.contains(key) != isSelected { handleSelection(of: key) }
  }
}
