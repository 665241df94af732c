// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Touch handling. A finger on an item highlights it, and the item is selected if the finger lifts on it. The delegate
// is called in the same order as in UIKit: should highlight, did highlight, should select, did select, did
// unhighlight.

import Foundation

extension UICollectionView {
  func beginTouch(_ touch: UITouch) {
    guard !closeSwipeOnTouch() else { return }
    guard selects, let (path, cell) = item(of: touch),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    touchedItem = ItemPosition(path)
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Removes the highlight when the finger leaves the item. The item is then not selected.
  func moveTouch(_ touch: UITouch) {
    guard let key = touchedItem, let cell = views[.cell(key)] else { return }
    if !cell.bounds.contains(touch.location(in: cell)) { unhighlightTouchedItem() }
  }

  func endTouch() {
    guard let key = touchedItem else { return }
    handleSelection(of: key)
    unhighlightTouchedItem()
  }

  func unhighlightTouchedItem() {
    guard let key = touchedItem else { return }
    touchedItem = nil
    (views[.cell(key)] as? UICollectionViewCell)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: key.path)
  }

  /// Whether taps currently select items.
  var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several items may currently be selected.
  var selectsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Returns the touched item and its cell, ignoring cells of nested collection views.
  private func item(of touch: UITouch) -> (IndexPath, UICollectionViewCell)? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UICollectionViewCell, let path = indexPath(for: cell) { return (path, cell) }
      view = current.superview
    }
    return nil
  }
}
