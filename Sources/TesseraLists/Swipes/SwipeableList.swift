// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Swipe actions: a horizontal drag moves a row and reveals its buttons. The list provides the buttons. Touch
// handling, durations and positions are the same for tables and collection views. Approximates iOS: opening and
// closing take 0.3 seconds.

import Foundation
@_spi(Tessera) import TesseraViews

/// A list whose rows have swipe buttons.
@preconcurrency @MainActor protocol SwipeableList: DraggableList {
  var swipes: SwipeState? { get set }
  /// Returns the visible row at a point in content coordinates.
  func swipeRow(at point: CGPoint) -> (path: IndexPath, cell: any SwipeableCell)?
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
}

extension SwipeableList {
  private static var duration: TimeInterval { 0.3 }

  /// Returns whether a drag opens or closes a row.
  func beginsSwipe(from start: CGPoint, moved: CGPoint) -> Bool {
    swipes?.proposed = nil
    guard abs(moved.x) > abs(moved.y), let row = swipeRow(at: start) else { return false }
    if let open = swipes?.open, open.cell === row.cell { return true }
    let isLeading = (moved.x > 0) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard let configuration = swipeActions(at: row.path, isLeading: isLeading), !configuration.actions.isEmpty else {
      return false
    }
    // The delegate may have modified the list during the call.
    guard swipeRow(at: start)?.cell === row.cell else { return false }
    if swipes == nil { swipes = SwipeState() }
    swipes?.proposed = RowSwipe(cell: row.cell, at: row.path, isLeading: isLeading, configuration: configuration)
    return true
  }

  func trackSwipe(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { beginSwipe() }
    guard let open = swipes?.open else { return }
    switch pan.state {
    case .began, .changed: open.track(translation: pan.translation(in: self).x)
    case .ended: endSwipe(open, speed: pan.velocity(in: self).x)
    default: finishSwipe(open, opens: false)
    }
  }

  /// Opens a row programmatically.
  func openSwipe(_ swipe: RowSwipe) {
    if swipes == nil { swipes = SwipeState() }
    swipes?.proposed = swipe
    beginSwipe()
    if let open = swipes?.open, open === swipe { animateSwipe(open, to: open.totalWidth) }
  }

  private func beginSwipe() {
    swipes?.open?.start = swipes?.open?.offset ?? 0
    guard let proposed = swipes?.proposed else { return }
    closeSwipe(animated: true)
    swipes?.proposed = nil
    // The callback for closing another row may have reloaded the list.
    guard dragCell(at: proposed.path) === proposed.cell, proposed.cell.superview === self else { return }
    swipes?.open = proposed
    insertSubview(proposed.buttons, belowSubview: proposed.cell)
    proposed.buttons.onPerform = { [weak self, weak proposed] action, view in
      if let proposed { self?.performAction(action, from: view, swipe: proposed) }
    }
    proposed.cell.isSwiped = true
    swipeWillBegin(at: proposed.path)
  }

  private func endSwipe(_ open: RowSwipe, speed: CGFloat) {
    guard !open.isFullSwipe else {
      animateSwipe(open, to: open.restingFrame.width)
      if let first = open.configuration.actions.first { performAction(first, from: open.buttons, swipe: open) }
      return
    }
    finishSwipe(open, opens: open.opens(atSpeed: speed) ?? (open.offset > open.totalWidth / 2))
  }

  private func finishSwipe(_ open: RowSwipe, opens: Bool) {
    if opens { animateSwipe(open, to: open.totalWidth) } else { closeSwipe(animated: true) }
  }

  private func animateSwipe(_ open: RowSwipe, to offset: CGFloat) {
    open.offset = offset
    SystemAnimation.run(for: Self.duration) { open.updateFrames() }
  }

  /// Runs an action. The row closes when the app calls the completion handler.
  private func performAction(_ action: UIContextualAction, from view: UIView, swipe open: RowSwipe) {
    action.handler(action, view) { [weak self, weak open] _ in
      if let self, let open, swipes?.open === open { closeSwipe(animated: true) }
    }
  }

  /// Closes the open row by removing the buttons and moving the row back.
  func closeSwipe(animated: Bool) {
    guard let open = swipes?.open else { return }
    swipes?.open = nil
    open.offset = 0
    open.cell.isSwiped = false
    if animated {
      SystemAnimation.run(for: Self.duration) {
        open.updateFrames()
      } completion: { _ in
        open.buttons.removeFromSuperview()
      }
    } else {
      open.updateFrames()
      open.buttons.removeFromSuperview()
    }
    swipeDidEnd(at: open.path)
  }

  /// Returns a cell's frame, which is shifted to the side while the cell is swiped.
  func swipedFrame(_ frame: CGRect, of cell: UIView) -> CGRect {
    guard let open = swipes?.open, open.cell === cell else { return frame }
    if open.restingFrame != frame {
      open.restingFrame = frame
      open.updateFrames()
    }
    return frame.offsetBy(dx: open.shift, dy: 0)
  }

  /// Closes an open row when a touch begins. Returns whether a row was open, in which case the touch has no other
  /// effect.
  func closeSwipeOnTouch() -> Bool {
    guard swipes?.open != nil else { return false }
    closeSwipe(animated: true)
    return true
  }

  /// Returns the swipe actions of a cell's row as accessibility actions, because screen readers can't reveal the
  /// buttons.
  func accessibilitySwipeActions(of cell: UIView) -> [UIAccessibilityCustomAction]? {
    guard let row = swipeRow(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY)), row.cell === cell else { return nil }
    let actions = [false, true].flatMap { swipeActions(at: row.path, isLeading: $0)?.actions ?? [] }
    let named = actions.compactMap { action in
      action.title.map { title in
        UIAccessibilityCustomAction(name: title, image: action.image) { _ in
          var isDone = true
          action.handler(action, cell) { isDone = $0 }
          return isDone
        }
      }
    }
    return named.isEmpty ? nil : named
  }
}
