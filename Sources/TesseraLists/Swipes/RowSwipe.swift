// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor final class SwipeState {
  /// The row that is open or follows a finger.
  var open: RowSwipe?
  /// The row that a drag will open when it begins.
  var proposed: RowSwipe?
}

/// A cell that changes its appearance while it is swiped.
@preconcurrency @MainActor protocol SwipedCell: UIView {
  var isSwiped: Bool { get set }
}

@MainActor final class RowSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let cell: any SwipedCell
  let buttons: SwipeButtons
  /// The frame of the cell while the row is closed.
  var rest: CGRect
  /// The revealed width, in points.
  var offset: CGFloat = 0
  var start: CGFloat = 0
  private let sign: CGFloat

  init(_ cell: any SwipedCell, at path: IndexPath, isLeading: Bool, _ configuration: UISwipeActionsConfiguration) {
    (self.path, self.isLeading, self.configuration, self.cell) = (path, isLeading, configuration, cell)
    rest = cell.frame
    let isLeft = isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    sign = isLeft ? 1 : -1
    buttons = SwipeButtons(configuration.actions, isLeft: isLeft)
    buttons.layer.maskedCorners = cell.layer.maskedCorners
    buttons.layer.cornerRadius = cell.layer.cornerRadius
  }

  /// The distance by which the cell is shifted to the right.
  var shift: CGFloat { sign * offset }
  /// The offset at which all buttons are visible.
  var total: CGFloat { buttons.total(height: rest.height) }

  /// Whether a full swipe is complete. From memory of iOS: the first action runs when half of the row has been swiped, and at
  /// least 40 points more than the width of the buttons.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && offset >= max(rest.width / 2, total + 40)
  }

  /// Moves the row with a finger: at most by the list's width, and at a quarter of the speed beyond the buttons if there is no
  /// full swipe.
  func follow(_ way: CGFloat) {
    let wanted = max(0, start + sign * way)
    let over = max(0, wanted - total)
    let stays = configuration.performsFirstActionWithFullSwipe ? over : over / 4
    offset = min(min(wanted, total) + stays, rest.width)
    apply()
  }

  /// Returns whether the finger's speed, in points per second, opens the row; nil for a finger at rest.
  func opens(_ speed: CGFloat) -> Bool? { abs(speed) < 100 ? nil : sign * speed > 0 }

  func apply() {
    cell.frame = rest.offsetBy(dx: shift, dy: 0)
    buttons.frame = CGRect(
      x: sign > 0 ? rest.minX : rest.maxX - offset, y: rest.minY, width: offset, height: rest.height)
    buttons.showsFirstAlone = isFull
    buttons.layoutIfNeeded()
  }
}
