// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The phases of one touch that its view has been told of, and those that are held back.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  /// Whether the view gets nothing of the touch: it takes one touch at a time, or a view has touches exclusively.
  let isIgnored: Bool
  private var held: [UITouch.Phase] = []
  /// What the view is told next.
  var ready: [UITouch.Phase] = []
  private var hasBegun = false
  private var hasEnded = false

  init(_ touch: UITouch, isIgnored: Bool) {
    self.touch = touch
    self.isIgnored = isIgnored
  }

  /// Movements that are held back become one.
  func add(_ phase: UITouch.Phase) {
    guard !isIgnored, !hasEnded, phase != .moved || held.last != .moved else { return }
    held.append(phase)
  }

  /// Makes ready what no recognizer holds back.
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
    case .began: undecided.contains { $0.holdsBackBeginnings }
    case .ended: undecided.contains { $0.delaysTouchesEnded && $0.mayStillRecognize }
    default: false
    }
  }

  /// Takes the touch from the view. True if the view has to be told.
  func cancel() -> Bool {
    let mustTell = hasBegun && !hasEnded && !isIgnored
    (held, ready, hasEnded) = ([], [], true)
    return mustTell
  }

  var isOver: Bool { !touch.isDown && held.isEmpty && ready.isEmpty }
}

extension UIGestureRecognizer {
  /// Whether the recognizer can still decide: it waits for another one, for a deadline, or has touches that are down.
  fileprivate var mayStillRecognize: Bool { awaited != nil || deadline != nil || !downTouches.isEmpty }
}
