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
@preconcurrency @MainActor protocol SwipeableCell: UIView {
  var isSwiped: Bool { get set }
}

@MainActor final class RowSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let cell: any SwipeableCell
  let buttons: SwipeButtons
  /// The frame of the cell while the row is closed.
  var restingFrame: CGRect
  /// The revealed width, in points.
  var offset: CGFloat = 0
  var start: CGFloat = 0
  private let sign: CGFloat

  init(cell: any SwipeableCell, at path: IndexPath, isLeading: Bool, configuration: UISwipeActionsConfiguration) {
    (self.path, self.isLeading, self.configuration, self.cell) = (path, isLeading, configuration, cell)
    restingFrame = cell.frame
    let isLeft = isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    sign = isLeft ? 1 : -1
    buttons = SwipeButtons(configuration.actions, isLeft: isLeft)
    buttons.layer.maskedCorners = cell.layer.maskedCorners
    buttons.layer.cornerRadius = cell.layer.cornerRadius
  }

  /// The distance by which the cell is shifted to the right.
  var shift: CGFloat { sign * offset }
  /// The offset at which all buttons are visible.
  var totalWidth: CGFloat { buttons.totalWidth(height: restingFrame.height) }

  /// Whether a full swipe is complete. Approximates iOS: the first action runs when half of the row has been swiped, and at
  /// least 40 points more than the width of the buttons.
  var isFullSwipe: Bool {
    configuration.performsFirstActionWithFullSwipe && offset >= max(restingFrame.width / 2, totalWidth + 40)
  }

  /// Moves the row with a finger: at most by the list's width, and at a quarter of the speed beyond the buttons if there is no
  /// full swipe.
  func track(translation way: CGFloat) {
    let wanted = max(0, start + sign * way)
    let over = max(0, wanted - totalWidth)
    let stays = configuration.performsFirstActionWithFullSwipe ? over : over / 4
    offset = min(min(wanted, totalWidth) + stays, restingFrame.width)
    updateFrames()
  }

  /// Returns whether the finger's speed, in points per second, opens the row; nil for a finger at rest.
  func opens(atSpeed speed: CGFloat) -> Bool? { abs(speed) < 100 ? nil : sign * speed > 0 }

  func updateFrames() {
    cell.frame = restingFrame.offsetBy(dx: shift, dy: 0)
    buttons.frame = CGRect(
      x: sign > 0 ? restingFrame.minX : restingFrame.maxX - offset, y: restingFrame.minY, width: offset,
      height: restingFrame.height)
    buttons.showsFirstAlone = isFullSwipe
    buttons.layoutIfNeeded()
  }
}
