// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The swipe buttons of rows: swipe actions from the delegate, older row actions, or Delete.

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

extension UITableViewCell: SwipeableCell {}

extension UITableView: SwipeableList {
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)? {
    guard !isEditing, point.x >= rowSpan.x, point.x < rowSpan.x + rowSpan.width,
      let path = indexPathForRow(at: point), let cell = cells[ItemPosition(path)]
    else { return nil }
    return (path, cell)
  }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    wasAnsweredByDefault = false
    guard dataSource.tableView(self, canEditRowAt: path), !needsData, geometry.contains(ItemPosition(path)) else {
      return nil
    }
    let isEditable = !wasAnsweredByDefault || RowMethods.commits(dataSource)
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
    if let older = delegate?.tableView(self, editActionsForRowAt: path) {
      let result = UISwipeActionsConfiguration(actions: older.map { $0.contextualAction(at: path) })
      result.performsFirstActionWithFullSwipe = false
      return result
    }
    return deletionConfiguration(at: path, isEditable: isEditable)
  }

  /// Returns the Delete button for a row that the data source can delete.
  private func deletionConfiguration(at path: IndexPath, isEditable: Bool) -> UISwipeActionsConfiguration? {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    guard isEditable || isEditing || title != nil,
      delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
    else {
      return nil
    }
    let action = UIContextualAction(style: .destructive, title: title ?? SystemString.delete.text) {
      [weak self] _, _, completion in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func swipeWillBegin(at path: IndexPath) {
    cells[ItemPosition(path)]?.willTransition(to: .showingDeleteConfirmation)
    delegate?.tableView(self, willBeginEditingRowAt: path)
    cells[ItemPosition(path)]?.didTransition(to: .showingDeleteConfirmation)
  }

  func swipeDidEnd(at path: IndexPath) {
    let key = ItemPosition(path)
    cells[key]?.willTransition(to: [])
    delegate?.tableView(self, didEndEditingRowAt: geometry.contains(key) ? path : nil)
    cells[key]?.didTransition(to: [])
  }
}
