// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Touch handling. A finger on a row highlights it, and the row is selected if the finger lifts on it.

import Foundation
import TesseraNibs

extension UITableView {
  func beginTouch(_ touch: UITouch) {
    guard !closeSwipeOnTouch() else { return }
    guard let (path, cell) = row(of: touch), selects, !isOnAccessoryButton(touch, of: cell),
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedRow = ItemPosition(path)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Removes the highlight when the finger leaves the row. The row is then not selected.
  func moveTouch(_ touch: UITouch) {
    guard let key = touchedRow, let cell = cells[key] else { return }
    if !cell.bounds.contains(touch.location(in: cell)) { unhighlightTouchedRow() }
  }

  func endTouch(_ touch: UITouch) {
    if let (path, cell) = row(of: touch), isOnAccessoryButton(touch, of: cell) {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      cell.accessorySegue?.start(cell)
    }
    guard let key = touchedRow else { return }
    unhighlightTouchedRow()
    handleSelection(at: key.path)
  }

  func unhighlightTouchedRow() {
    guard let key = touchedRow else { return }
    touchedRow = nil
    cells[key]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: key.path)
  }

  private func row(of touch: UITouch) -> (IndexPath, UITableViewCell)? {
    var view = touch.view
    while let current = view, current !== self {
      if let cell = current as? UITableViewCell, let path = indexPath(for: cell) { return (path, cell) }
      view = current.superview
    }
    return nil
  }

  private func isOnAccessoryButton(_ touch: UITouch, of cell: UITableViewCell) -> Bool {
    guard cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton,
      cell.accessoryView == nil, let button = cell.accessoryImage, !button.isHidden
    else { return false }
    return button.frame.contains(touch.location(in: cell))
  }
}
