// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reordering: dragging a row by its reorder control moves the row, and the rows between its position and the finger
// make room. The data source is notified once, when the finger lifts.

import Foundation
@_spi(Tessera) import TesseraViews

/// The state of a row that is being moved by a finger.
@MainActor final class RowMove {
  let from: ItemPosition
  let cell: UITableViewCell
  /// The row's current destination.
  var target: ItemPosition
  /// The distance that the row has moved down relative to the content, in points: the sum of the finger's movement
  /// and the scrolled distance.
  var translation: CGFloat { finger + scrolled }
  var finger: CGFloat = 0
  var scrolled: CGFloat = 0
  /// The scroller that scrolls the content while the finger is near an edge.
  var scroller: EdgeScroller?

  init(_ key: ItemPosition, _ cell: UITableViewCell) {
    (from, target, self.cell) = (key, key, cell)
  }
}

extension UITableView {
  /// Returns whether a touch begins on a row's reorder control. If so, prepares the move.
  func beginHandleMove(at point: CGPoint) -> Bool {
    guard isEditing, swipes?.open == nil, let path = indexPathForRow(at: point), let cell = cells[ItemPosition(path)],
      let handle = cell.editingViews?.handle,
      handle.frame.insetBy(dx: -RowEditingViews.gap, dy: -cell.bounds.height).contains(convert(point, to: cell))
    else { return false }
    move = RowMove(ItemPosition(path), cell)
    return true
  }

  func trackMove(_ pan: UIPanGestureRecognizer) {
    guard let move else { return }
    switch pan.state {
    case .began, .changed:
      if pan.state == .began { bringSubviewToFront(move.cell) }
      move.finger = pan.translation(in: self).y
      updateTarget(of: move)
      setNeedsLayout()
      layoutIfNeeded()
      autoscroll(move, at: pan.location(in: self))
    case .ended: finishMove(move)
    default: dropRow()
    }
  }

  private func autoscroll(_ move: RowMove, at finger: CGPoint) {
    if move.scroller == nil {
      move.scroller = EdgeScroller(self) { [weak self, weak move] way in
        guard let self, let move, self.move === move else { return }
        move.scrolled += way.y
        updateTarget(of: move)
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
    move.scroller?.moveFinger(to: CGPoint(x: bounds.midX, y: finger.y))
  }

  private func updateTarget(of move: RowMove) {
    guard geometry.contains(move.from) else { return dropRow() }
    let middle = rowRect(at: move.from).midY + move.translation
    guard let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)) else { return }
    let target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.from.path, toProposedIndexPath: proposed)
      ?? proposed
    if geometry.contains(ItemPosition(target)) { move.target = ItemPosition(target) }
  }

  private func finishMove(_ move: RowMove) {
    dropRow()
    guard move.target != move.from, geometry.contains(move.from), geometry.contains(move.target) else { return }
    dataSource?.tableView(self, moveRowAt: move.from.path, to: move.target.path)
    applyMove(from: move.from, to: move.target)
  }

  /// Ends a move without notifying the data source.
  func dropRow() {
    guard let move else { return }
    move.scroller?.stop()
    self.move = nil
    setNeedsLayout()
  }
}
