// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A table's callbacks for a finger that selects several rows (MultipleSelection).

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView: DragSelecting {
  var selectedKeys: [RowKey] { selection }

  func elementForSelecting(at point: CGPoint) -> RowKey? { indexPathForRow(at: point).map(RowKey.init) }

  func isOnCircle(_ key: RowKey, _ point: CGPoint) -> Bool {
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

  func keys(from first: RowKey, to last: RowKey) -> [RowKey] {
    let (low, high) = (min(first, last), max(first, last))
    guard geometry.contains(low), geometry.contains(high) else { return [] }
    return (low.section...high.section).flatMap { section in
      geometry.sections[section].rows.indices.map { RowKey(section, $0) }.filter { $0 >= low && $0 <= high }
    }
  }

  func setSelectedByDrag(_ key: RowKey, _ isSelected: Bool) {
    if geometry.contains(key), selection.contains(key) != isSelected { choose(key.path) }
  }
}
