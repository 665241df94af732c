// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// The appearance of a row before editing begins or ends.
@MainActor struct RowScene {
  private let cell: UITableViewCell
  private let row: ListMotion.Place
  private let places: [(view: UIView, place: ListMotion.Place)]
  private let ends: [(view: UIView, picture: LeavingPicture)]
  private let controlWasShown: Bool

  init(_ cell: UITableViewCell) {
    self.cell = cell
    row = ListMotion.Place(of: cell)
    places = (cell.subviews + cell.contentView.subviews).filter { !$0.isHidden }.map { ($0, ListMotion.Place(of: $0)) }
    let moved = [cell.editingViews?.control, cell.editingViews?.handle, cell.accessoryImage, cell.accessoryView]
    ends = moved.compactMap { view in
      view.flatMap { view in LeavingPicture(of: view).map { (view, $0) } }
    }
    controlWasShown = cell.editingViews?.control != nil
  }

  /// Animates the row and its parts from their previous positions. The control enters from the leading side, reorder controls
  /// fade.
  func move(_ motion: ListMotion) {
    motion.move(cell, from: row)
    let way = (RowEditingViews.size + RowEditingViews.gap + cell.setting.sideMargin) * (cell.isRightToLeft ? 1 : -1)
    let shown = cell.subviews + cell.contentView.subviews
    for view in shown where !view.isHidden {
      if let old = places.first(where: { $0.view === view }) {
        motion.move(view, from: old.place)
      } else if view === cell.editingViews?.control, !controlWasShown {
        var place = ListMotion.Place(of: view)
        place.center.x += way
        motion.move(view, from: place)
      } else {
        motion.fadeIn(view)
      }
    }
    for (view, picture) in ends where view.superview !== cell || view.isHidden {
      var place = ListMotion.Place(picture.frame)
      place.alpha = 0
      if view is UIControl, cell.editingViews?.control == nil { place.center.x += way }
      motion.leave(picture, in: cell, at: cell.subviews.count, to: place)
    }
  }
}
