// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The editing controls of rows, and their actions.

import Foundation
@_spi(Tessera) import TesseraViews

extension UITableView {
  /// Returns the editing controls of a row, or nil outside of editing mode.
  func editingState(at key: ItemPosition) -> RowEditing? {
    guard isEditing, geometry.contains(key), let dataSource else { return nil }
    var result = RowEditing()
    result.reorders = dataSource.tableView(self, canMoveRowAt: key.path)
    guard dataSource.tableView(self, canEditRowAt: key.path) else { return result }
    result.control = editingControl(at: key)
    result.indents =
      result.control != .none || delegate?.tableView(self, shouldIndentWhileEditingRowAt: key.path) ?? true
    return result
  }

  private func editingControl(at key: ItemPosition) -> RowEditing.Control {
    if allowsMultipleSelectionDuringEditing { return .select }
    switch delegate?.tableView(self, editingStyleForRowAt: key.path) ?? .delete {
    case .none: return .none
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  /// Updates the visible cells after editing mode has begun or ended, which changes the width of their content.
  func editingDidChange(animated: Bool) {
    animateRowChanges(animated: animated) { showEditing(animated: animated) }
  }

  private func showEditing(animated: Bool) {
    dropRow()
    for (key, cell) in cells.sorted(by: { $0.key < $1.key }) where cells[key] === cell {
      showEditing(of: cell, at: key, animated: animated)
      if geometry.contains(key) { geometry.setRow(at: key, to: estimatedRow(at: key)) }
    }
    geometry.layOutSections()
    setNeedsLayout()
  }

  func showEditing(of cell: UITableViewCell, at key: ItemPosition, animated: Bool) {
    let editing = editingState(at: key)
    if editing != cell.editing {
      let state: UITableViewCell.StateMask = editing.map { $0.control != .none } == true ? .showingEditControl : []
      cell.willTransition(to: state)
      cell.editing = editing
      cell.didTransition(to: state)
    }
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
  }

  /// Handles a tap on an editing control. A red minus sign reveals the Delete button, and a green plus sign inserts a
  /// row.
  func handleControlTap(in cell: UITableViewCell, control: RowEditing.Control) {
    guard !closeSwipeOnTouch(), let path = indexPath(for: cell) else { return }
    switch control {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if let actions = swipeActions(at: path, isLeading: false), !actions.actions.isEmpty {
        openSwipe(RowSwipe(cell: cell, at: path, isLeading: false, configuration: actions))
      }
    case .select, .none: break
    }
  }
}
