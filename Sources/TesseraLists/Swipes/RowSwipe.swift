// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// What a list knows of the rows that are swiped to the side.
@MainActor final class SwipeState {
  /// The row that stands open, or follows a finger.
  var open: RowSwipe?
  /// The row that a drag opens as soon as it begins.
  var proposed: RowSwipe?
}

/// A cell that looks different while it is swiped.
@preconcurrency @MainActor protocol SwipedCell: UIView {
  var isSwiped: Bool { get set }
}

/// A row that is swiped to the side, and the buttons that show in its place.
@MainActor final class RowSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let cell: any SwipedCell
  let buttons: SwipeButtons
  /// Where the cell stands while it is closed.
  var rest: CGRect
  /// How much of the place behind the row is seen, in points.
  var offset: CGFloat = 0
  /// The offset where the drag began.
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

  /// How far the cell stands to the right of its place.
  var shift: CGFloat { sign * offset }
  /// The offset at which all buttons show.
  var total: CGFloat { buttons.total(height: rest.height) }

  /// From memory of iOS: the first action runs when half of the row has gone, and the buttons with room to spare.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe && offset >= max(rest.width / 2, total + 40)
  }

  /// Moves the row with a finger: no further than the list is wide, and less and less where there is no full swipe.
  func follow(_ way: CGFloat) {
    let wanted = max(0, start + sign * way)
    let over = max(0, wanted - total)
    let stays = configuration.performsFirstActionWithFullSwipe ? over : over / 4
    offset = min(min(wanted, total) + stays, rest.width)
    apply()
  }

  /// Whether the finger's speed, in points per second, opens the row; nil for a finger at rest.
  func opens(_ speed: CGFloat) -> Bool? { abs(speed) < 100 ? nil : sign * speed > 0 }

  /// Places the cell and the buttons.
  func apply() {
    cell.frame = rest.offsetBy(dx: shift, dy: 0)
    buttons.frame = CGRect(
      x: sign > 0 ? rest.minX : rest.maxX - offset, y: rest.minY, width: offset, height: rest.height)
    buttons.showsFirstAlone = isFull
    buttons.layoutIfNeeded()
  }
}
