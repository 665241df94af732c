// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The delivery of a single touch to its view: the phases already delivered and the delayed phases.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  /// Whether the touch is never delivered, either because the view accepts only one touch at a time or because
  /// another view has exclusive touches.
  let isIgnored: Bool
  private var held: [UITouch.Phase] = []
  /// The phases to deliver next.
  var ready: [UITouch.Phase] = []
  private var hasBegun = false
  private var hasEnded = false

  init(_ touch: UITouch, isIgnored: Bool) {
    self.touch = touch
    self.isIgnored = isIgnored
  }

  /// Adds a phase. Delayed movements are merged.
  func addPhase(_ phase: UITouch.Phase) {
    guard !isIgnored, !hasEnded, phase != .moved || held.last != .moved else { return }
    held.append(phase)
  }

  /// Makes phases ready for delivery that no gesture recognizer delays.
  func release() {
    while let phase = held.first, !isHeldBack(phase) {
      held.removeFirst()
      ready.append(phase)
      hasBegun = true
      if phase == .ended || phase == .cancelled { hasEnded = true }
    }
  }

  private func isHeldBack(_ phase: UITouch.Phase) -> Bool {
    let undecided = touch.gestureRecognizers?.filter(\.isUndecided) ?? []
    return switch phase {
    case .began: undecided.contains { $0.delaysTouchBeginnings }
    case .ended: undecided.contains { $0.delaysTouchesEnded && $0.mayStillRecognize }
    default: false
    }
  }

  /// Cancels the touch. Returns whether the view must be notified.
  func cancel() -> Bool {
    let mustTell = hasBegun && !hasEnded && !isIgnored
    (held, ready, hasEnded) = ([], [], true)
    return mustTell
  }

  var isOver: Bool { !touch.isDown && held.isEmpty && ready.isEmpty }
}

extension UIGestureRecognizer {
  /// Whether the gesture recognizer is still undecided, because it waits for another gesture recognizer or a
  /// deadline, or because it has touches that are down.
  fileprivate var mayStillRecognize: Bool { pendingState != nil || deadline != nil || !downTouches.isEmpty }
}
