// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The state of a row before editing begins or ends.
@MainActor struct RowMotionSnapshot {
  private let cell: UITableViewCell
  private let row: ListMotion.Placement
  private let places: [(view: UIView, place: ListMotion.Placement)]
  private let ends: [(view: UIView, picture: DisappearingSnapshot)]
  private let controlWasShown: Bool

  init(_ cell: UITableViewCell) {
    self.cell = cell
    row = ListMotion.Placement(of: cell)
    places = (cell.subviews + cell.contentView.subviews).filter { !$0.isHidden }.map {
      ($0, ListMotion.Placement(of: $0))
    }
    let moved = [cell.editingViews?.control, cell.editingViews?.handle, cell.accessoryImage, cell.accessoryView]
    ends = moved.compactMap { view in
      view.flatMap { view in DisappearingSnapshot(of: view).map { (view, $0) } }
    }
    controlWasShown = cell.editingViews?.control != nil
  }

  /// Animates the row and its subviews from their previous positions. The editing control enters from the leading
  /// edge, and reorder controls fade in or out.
  func animate(with motion: ListMotion) {
    motion.move(cell, from: row)
    let way = (RowEditingViews.size + RowEditingViews.gap + cell.rowContext.sideMargin) * (cell.isRightToLeft ? 1 : -1)
    let shown = cell.subviews + cell.contentView.subviews
    for view in shown where !view.isHidden {
      if let old = places.first(where: { $0.view === view }) {
        motion.move(view, from: old.place)
      } else if view === cell.editingViews?.control, !controlWasShown {
        var place = ListMotion.Placement(of: view)
        place.center.x += way
        motion.move(view, from: place)
      } else {
        motion.fadeIn(view)
      }
    }
    for (view, picture) in ends where view.superview !== cell || view.isHidden {
      var place = ListMotion.Placement(picture.frame)
      place.alpha = 0
      if view is UIControl, cell.editingViews?.control == nil { place.center.x += way }
      motion.moveAway(picture, in: cell, at: cell.subviews.count, to: place)
    }
  }
}
