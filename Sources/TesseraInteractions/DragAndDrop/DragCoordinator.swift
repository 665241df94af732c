// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A drag session, from the long press to the drop:
//
//     lifted ──► dragging ──► (over a view that accepts drops: entered, updated ..., exited) ──► dropped ──► over
//        │           └────────────────────────────────────────────────────────────────────► canceled ──┘
//        └─ the finger lifts without having moved: nothing happens
//
// The previews are subviews of the window, above all other views. They are animated if an animation clock runs, and
// otherwise move immediately. The window owns the coordinator, because the window contains the previews.

import Foundation
@_spi(Tessera) import TesseraViews

@MainActor
final class DragCoordinator {
  private(set) static weak var current: DragCoordinator?
  /// Approximates iOS: the duration of a lift and a drop, in seconds.
  private static let duration: TimeInterval = 0.3

  let state = DragState()
  let session: DragSession
  let dropSession: DropSession
  private(set) var isDragging = false
  private weak var interaction: UIDragInteraction?
  private let previews = DragPreviews()
  private let dropTarget = DropTarget()
  private var scroller: EdgeScroller?
  private var spring: TouchTimer?
  private var hasEnded = false
  /// The menu that is shown during the long press, and the initial location of the touch.
  private var waiting: (menu: UIContextMenuInteraction, start: CGPoint)?

  init(interaction: UIDragInteraction, window: UIWindow, finger: CGPoint) {
    self.interaction = interaction
    (state.window, state.finger) = (window, finger)
    session = DragSession(state)
    dropSession = DropSession(session)
  }

  private var source: (any UIDragInteractionDelegate)? { interaction?.delegate }

  // MARK: Lifting and moving

  func liftItems() {
    Self.current = self
    guard let interaction, let source, let window = state.window else { return }
    for item in state.items {
      guard let preview = source.dragInteraction(interaction, previewForLifting: item, session: session) else {
        continue
      }
      previews.add(preview, item: item, window: window, finger: state.finger)
    }
    let animator = DragAnimator()
    source.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
    animate(animator) { self.previews.lift() }
  }

  /// Delays the drag while a menu is shown, until the finger moves.
  func waitForMenu(_ menu: UIContextMenuInteraction) { waiting = (menu, state.finger) }

  /// Returns whether the drag still waits for the finger to move while a menu is shown. If the finger has moved by
  /// more than 10 points, dismisses the menu and lifts the items.
  private func isWaitingForMenu(at finger: CGPoint) -> Bool {
    guard let waiting else { return false }
    guard distance(waiting.start, finger) > 10 else { return true }
    self.waiting = nil
    waiting.menu.dismissMenu()
    liftItems()
    return false
  }

  func move(to finger: CGPoint) {
    guard !isWaitingForMenu(at: finger) else { return }
    state.finger = finger
    guard let interaction else { return cancel() }
    if !isDragging { beginDrag(interaction) }
    previews.move(to: finger)
    source?.dragInteraction(interaction, sessionDidMove: session)
    updateTarget()
    scrollAtEdge()
  }

  private func beginDrag(_ interaction: UIDragInteraction) {
    isDragging = true
    source?.dragInteraction(interaction, sessionWillBegin: session)
    state.allowsMove = source?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    state.isRestricted =
      source?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
    previews.begin(at: state.finger)
  }

  func addItems(_ items: [UIDragItem], from adding: UIDragInteraction) {
    guard let interaction, let window = state.window else { return }
    source?.dragInteraction(interaction, session: session, willAdd: items, for: adding)
    state.items += items
    for item in items {
      if let preview = adding.delegate?.dragInteraction(adding, previewForLifting: item, session: session) {
        previews.add(preview, item: item, window: window, finger: state.finger)
      }
    }
    previews.lift()
    previews.begin(at: state.finger)
    updateTarget()
  }

  // MARK: Over views

  private func updateTarget() {
    guard let window = state.window else { return }
    dropTarget.updateTarget(under: window.hitTest(state.finger, with: nil), session: dropSession)
    previews.showBadge(dropTarget.sign(allowsMove: state.allowsMove), count: state.items.count)
    updateSpring()
  }

  /// Scrolls the content under the finger if the finger is near an edge, even while the finger does not move.
  private func scrollAtEdge() {
    let under = state.window?.hitTest(state.finger, with: nil)
    var view = under
    while let current = view, !((current as? UIScrollView)?.canScrollAtEdge ?? false) { view = current.superview }
    guard let scrollView = view as? UIScrollView else {
      scroller?.stop()
      return scroller = nil
    }
    if scroller?.scrollView !== scrollView {
      scroller?.stop()
      scroller = EdgeScroller(scrollView) { [weak self] _ in self?.updateTarget() }
    }
    scroller?.moveFinger(to: state.location(in: scrollView))
  }

  /// Activates a spring-loaded view after the finger has rested on it.
  private func updateSpring() {
    guard let window = state.window, let found = SpringLoadTarget(window.hitTest(state.finger, with: nil)) else {
      spring?.cancel()
      dropTarget.leaveSpring()
      return spring = nil
    }
    guard !found.isSame(as: dropTarget.spring) else { return dropTarget.updateSpring(state) }
    spring?.cancel()
    dropTarget.leaveSpring()
    guard found.begin(with: state) else { return spring = nil }
    dropTarget.spring = found
    spring = window.afterTouchTime(SpringLoadTarget.delay) { [weak self] in
      self?.spring = nil
      self?.dropTarget.activateSpring()
      self?.updateTarget()
    }
  }

  // MARK: Ending

  func finish(at finger: CGPoint) {
    state.finger = finger
    stopTracking()
    guard isDragging, let target = dropTarget.target, let delegate = target.delegate,
      dropTarget.acceptsDrop(allowsMove: state.allowsMove)
    else {
      return cancel()
    }
    let operation = dropTarget.operation
    delegate.dropInteraction(target, performDrop: dropSession)
    notifyEnd(operation, isFirst: true)
    animateDrop(on: target) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: dropSession)
      endSession(operation: operation)
    }
  }

  /// Cancels the drag, because no view accepts the drop or the touch was canceled.
  func cancel() {
    guard !hasEnded else { return }
    stopTracking()
    if isDragging {
      dropTarget.exitTarget(dropSession)
      notifyEnd(.cancel, isFirst: true)
    }
    hasEnded = true
    let all = DragCountdown(count: previews.all.count) { [self] in endSession(operation: .cancel) }
    for preview in previews.all {
      let animator = DragAnimator()
      var goal: UITargetedDragPreview? = preview.lifted
      if isDragging, let interaction, let source {
        goal = source.dragInteraction(interaction, previewForCancelling: preview.item, withDefault: preview.lifted)
        source.dragInteraction(interaction, item: preview.item, willAnimateCancelWith: animator)
      }
      animate(animator) {
        goal.map(preview.land) ?? preview.fade()
      } completion: {
        all.countDown()
      }
    }
  }

  private func animateDrop(on target: UIDropInteraction, _ completion: @escaping () -> Void) {
    hasEnded = true
    let all = DragCountdown(count: previews.all.count, completion: completion)
    for preview in previews.all {
      let standing = preview.currentPreview
      let goal =
        target.delegate?.dropInteraction(target, previewForDropping: preview.item, withDefault: standing)
      let animator = DragAnimator()
      target.delegate?.dropInteraction(target, item: preview.item, willAnimateDropWith: animator)
      animate(animator) {
        if let goal, goal !== standing { preview.land(on: goal) } else { preview.fade() }
      } completion: {
        all.countDown()
      }
    }
  }

  private func stopTracking() {
    scroller?.stop()
    spring?.cancel()
    dropTarget.leaveSpring()
    (scroller, spring) = (nil, nil)
    previews.showBadge(nil, count: 0)
  }

  private func endSession(operation: UIDropOperation) {
    previews.remove()
    if isDragging {
      notifyEnd(operation, isFirst: false)
    } else if let interaction {
      (source as? any DragLiftEnding)?.liftDidEnd(interaction)
    }
    if Self.current === self { Self.current = nil }
    if interaction?.flow === self { interaction?.flow = nil }
    state.window?.releaseActivity(self)
  }

  private func notifyEnd(_ operation: UIDropOperation, isFirst: Bool) {
    if !isFirst { dropTarget.endSession(dropSession) }
    guard let interaction else { return }
    if isFirst {
      source?.dragInteraction(interaction, session: session, willEndWith: operation)
    } else {
      source?.dragInteraction(interaction, session: session, didEndWith: operation)
      if operation == .copy || operation == .move {
        source?.dragInteraction(interaction, sessionDidTransferItems: session)
      }
    }
  }

  private func animate(
    _ animator: DragAnimator, changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    SystemAnimation.run(for: Self.duration) {
      changes()
      animator.run()
    } completion: { _ in
      animator.end()
      completion?()
    }
  }
}

/// An object that is notified when a lift ends without a drag.
@preconcurrency @MainActor package protocol DragLiftEnding {
  func liftDidEnd(_ interaction: UIDragInteraction)
}

/// A counter that calls a closure after a given number of completions, or immediately if the number is 0.
@MainActor private final class DragCountdown {
  private var left: Int
  private let completion: () -> Void

  init(count: Int, completion: @escaping () -> Void) {
    (left, self.completion) = (count, completion)
    if count == 0 { completion() }
  }

  func countDown() {
    left -= 1
    if left == 0 { completion() }
  }
}
