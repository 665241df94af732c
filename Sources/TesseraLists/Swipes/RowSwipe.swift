// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor final class SwipeState {
  /// The row that is open or is being swiped.
  var open: RowSwipe?
  /// The row that will be opened when a drag begins.
  var proposed: RowSwipe?
}

/// A cell whose appearance changes while it is swiped.
@preconcurrency @MainActor protocol SwipeableCell: UIView {
  var isSwiped: Bool { get set }
}

@MainActor final class RowSwipe {
  let path: IndexPath
  let isLeading: Bool
  let configuration: UISwipeActionsConfiguration
  let cell: any SwipeableCell
  let buttons: SwipeButtons
  /// The cell's frame while the row is closed.
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
    let isGlass = cell.traitCollection.isGlass
    buttons = SwipeButtons(configuration.actions, isLeft: isLeft, isRound: isGlass)
    guard !isGlass else { return }
    buttons.layer.maskedCorners = cell.layer.maskedCorners
    buttons.layer.cornerRadius = cell.layer.cornerRadius
  }

  /// The distance by which the cell is shifted to the right. Negative if it is shifted to the left.
  var shift: CGFloat { sign * offset }
  /// The offset at which all buttons are fully visible.
  var totalWidth: CGFloat { buttons.totalWidth(height: restingFrame.height) }

  /// Whether a full swipe is complete, which runs the first action. Approximates iOS: the offset is at least half of
  /// the row's width, and at least 40 points more than the width of the buttons.
  var isFullSwipe: Bool {
    configuration.performsFirstActionWithFullSwipe && offset >= max(restingFrame.width / 2, totalWidth + 40)
  }

  /// Moves the row with the finger, by at most the list's width. If full swipes are not allowed, the row moves at a
  /// quarter of the finger's speed beyond the buttons.
  func track(translation way: CGFloat) {
    let wanted = max(0, start + sign * way)
    let over = max(0, wanted - totalWidth)
    let stays = configuration.performsFirstActionWithFullSwipe ? over : over / 4
    offset = min(min(wanted, totalWidth) + stays, restingFrame.width)
    updateFrames()
  }

  /// Returns whether the finger's velocity, in points per second, opens the row. Returns nil if the finger is nearly
  /// at rest.
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
