// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The path of a touch through a window:
//
//     event ──► hit test ──► recognizers, innermost view first ──► the view's touchesBegan ... or, once a recognizer that
//               (began)          │                                 cancels touches has recognized, touchesCancelled
//                                └─ a recognizer may delay the view's touches until it has failed
//
// The current time comes from events. Before an event is handled, all earlier deadlines fire in chronological order.

import Foundation

@MainActor
final class TouchRouter {
  private(set) weak var window: UIWindow?
  /// The gesture recognizers of the current touches, in the order in which they were added.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []
  private(set) var now: TimeInterval = 0
  private var timers: [TouchTimer] = []

  init(window: UIWindow) {
    self.window = window
  }

  func send(_ event: UIEvent) {
    advance(to: event.timestamp)
    let changed = event.touches.filter { $0.phase != .stationary }
    for touch in changed where touch.phase == .began { beginTouch(touch, event: event) }
    for recognizer in recognizers { notify(recognizer, of: changed, event: event) }
    for touch in changed { deliveries.first { $0.touch === touch }?.addPhase(touch.phase) }
    deliver(event)
    resetFinished()
  }

  /// Advances the virtual time.
  func advance(to time: TimeInterval) {
    while let next = nextDeadline, next.time <= time {
      fireTimers(before: next.time)
      now = max(now, next.time)
      next.recognizer?.deadline = nil
      next.recognizer?.deadlinePassed()
      deliver(UIEvent(timestamp: now, touches: deliveries.map(\.touch)))
      resetFinished()
    }
    fireTimers(before: time)
    now = max(now, time)
  }

  /// Whether a deadline or timer is pending.
  var isWaiting: Bool { nextDeadline != nil || timers.contains { !$0.isCancelled } }

  /// Schedules a closure to be called after a number of seconds.
  func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) -> TouchTimer {
    let timer = TouchTimer(now + max(0, seconds), body)
    timers.append(timer)
    return timer
  }

  /// Fires the timers that are due. A timer may schedule another timer.
  private func fireTimers(before time: TimeInterval) {
    while !timers.isEmpty {
      timers.removeAll(where: \.isCancelled)
      guard let next = timers.min(by: { $0.time < $1.time }), next.time <= time else { return }
      now = max(now, next.time)
      timers.removeAll { $0 === next }
      next.fire()
    }
  }

  private var nextDeadline: (time: TimeInterval, recognizer: UIGestureRecognizer?)? {
    var first: (time: TimeInterval, recognizer: UIGestureRecognizer?)?
    for recognizer in recognizers {
      guard let time = recognizer.deadline, time < first?.time ?? .infinity else { continue }
      first = (time, recognizer)
    }
    return first
  }

  // MARK: Touches

  private func beginTouch(_ touch: UITouch, event: UIEvent) {
    guard let window else { return }
    let view = window.hitTest(touch.place, with: event)
    touch.view = view
    var seen: [UIGestureRecognizer] = []
    var candidate = view
    while let current = candidate {
      current.touchWillBegin()
      seen += (current.gestureRecognizers ?? []).filter { $0.isEnabled && shouldDeliver($0, to: touch, event: event) }
      candidate = current.superview
    }
    touch.gestureRecognizers = seen
    for recognizer in seen { observe(touch, with: recognizer) }
    deliveries.append(TouchDelivery(touch, isIgnored: view.map { !accepts(touch, in: $0) } ?? true))
  }

  private func shouldDeliver(_ recognizer: UIGestureRecognizer, to touch: UITouch, event: UIEvent) -> Bool {
    guard !recognizer.isFinished, recognizer.shouldReceive(event) else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  private func observe(_ touch: UITouch, with recognizer: UIGestureRecognizer) {
    recognizer.observedTouches.append(touch)
    recognizer.router = self
    if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
  }

  /// Returns whether the view accepts an additional touch.
  private func accepts(_ touch: UITouch, in view: UIView) -> Bool {
    let others = deliveries.filter { $0.touch.isDown && !$0.isIgnored }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.view === view }) { return false }
    return !others.contains {
      $0.touch.view !== view && (view.isExclusiveTouch || $0.touch.view?.isExclusiveTouch == true)
    }
  }

  private func notify(_ recognizer: UIGestureRecognizer, of changed: [UITouch], event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      guard recognizer.isEnabled, !recognizer.isFinished else { return }
      let touches = changed.filter { touch in
        touch.phase == phase && recognizer.observedTouches.contains { $0 === touch }
      }
      guard !touches.isEmpty else { continue }
      switch phase {
      case .began: recognizer.touchesBegan(Set(touches), with: event)
      case .moved: recognizer.touchesMoved(Set(touches), with: event)
      case .ended: recognizer.touchesEnded(Set(touches), with: event)
      default: recognizer.touchesCancelled(Set(touches), with: event)
      }
    }
  }

  // MARK: Views

  /// Delivers touches that aren't delayed to their views, grouped by view and phase.
  private func deliver(_ event: UIEvent) {
    for delivery in deliveries { delivery.release() }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      while let first = deliveries.first(where: { $0.ready.first == phase }), let view = first.touch.view {
        let group = deliveries.filter { $0.touch.view === view && $0.ready.first == phase }
        for delivery in group { delivery.ready.removeFirst() }
        deliver(to: view, phase: phase, touches: group.map(\.touch), event: event)
      }
    }
    // A touch that was delayed until its end is delivered in two iterations, which report its beginning and its end.
    if deliveries.contains(where: { !$0.ready.isEmpty }) { deliver(event) }
  }

  /// Calls the touch method of a view. During the call, the touches have the delivered phase, which may be earlier
  /// than their current phase.
  private func deliver(to view: UIView, phase: UITouch.Phase, touches: [UITouch], event: UIEvent) {
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = phase }
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    default: view.touchesCancelled(Set(touches), with: event)
    }
    for (touch, phase) in zip(touches, phases) { touch.phase = phase }
  }

  // MARK: Recognizers

  /// Handles a recognized gesture. Other gesture recognizers of the same touches fail unless simultaneous recognition
  /// is allowed. If the recognized gesture requires it, the views' touches are canceled.
  func recognizerDidRecognize(_ winner: UIGestureRecognizer) {
    for other in recognizers where other !== winner && haveCommonTouch(winner, other) {
      if !winner.coexists(with: other) { other.prevent() }
    }
    guard winner.cancelsTouchesInView else { return }
    let event = UIEvent(timestamp: now, touches: deliveries.map(\.touch))
    for delivery in deliveries where winner.observedTouches.contains(where: { $0 === delivery.touch }) {
      guard delivery.cancel(), let view = delivery.touch.view else { continue }
      deliver(to: view, phase: .cancelled, touches: [delivery.touch], event: event)
    }
  }

  /// Returns whether two gesture recognizers observe the same touch.
  private func haveCommonTouch(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    a.observedTouches.contains { touch in b.observedTouches.contains { $0 === touch } }
  }

  func recognizerDidFail(_ loser: UIGestureRecognizer) {
    for recognizer in recognizers where recognizer.pendingState != nil && recognizer.mustWait(for: loser) {
      recognizer.reconsider()
    }
  }

  /// Resets finished gesture recognizers and removes finished touches.
  private func resetFinished() {
    for recognizer in recognizers where recognizer.downTouches.isEmpty {
      let waits = recognizer.pendingState != nil || recognizer.deadline != nil
      if recognizer.isFinished || !waits && recognizer.stateStorage == .possible && !isAwaited(recognizer) {
        recognizer.resetAll()
      }
    }
    recognizers.removeAll { $0.router == nil }
    deliveries.removeAll { $0.isOver }
  }

  /// Returns whether another gesture recognizer waits for this one to fail. Until the waiting gesture recognizer has
  /// decided, this one must stay in its current state.
  private func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizers.contains { $0.pendingState != nil && $0.mustWait(for: recognizer) }
  }
}
