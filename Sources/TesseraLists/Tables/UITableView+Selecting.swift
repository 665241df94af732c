// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table's callbacks for MultipleSelection, which selects several rows by dragging.

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView: DragSelecting {
  var selectedKeys: [ItemPosition] { selection }

  func elementForSelecting(at point: CGPoint) -> ItemPosition? { indexPathForRow(at: point).map(ItemPosition.init) }

  func isOnSelectionControl(of key: ItemPosition, at point: CGPoint) -> Bool {
    guard let cell = cells[key], cell.editing?.control == .select, let control = cell.editingViews?.control else {
      return false
    }
    return control.frame.contains(convert(point, to: cell))
  }

  func shouldBeginSelecting(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func didBeginSelecting(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func didEndSelecting() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func keys(from first: ItemPosition, to last: ItemPosition) -> [ItemPosition] {
    let (low, high) = (min(first, last), max(first, last))
    guard geometry.contains(low), geometry.contains(high) else { return [] }
    return (low.section...high.section).flatMap { section in
      geometry.sections[section].rows.indices.map { ItemPosition(section: section, row: $0) }.filter {
        $0 >= low && $0 <= high
      }
    }
  }

  func setSelectedByDrag(_ key: ItemPosition, to isSelected: Bool) {
    if geometry.contains(key), selection.contains(key) != isSelected { handleSelection(at: key.path) }
  }
}
