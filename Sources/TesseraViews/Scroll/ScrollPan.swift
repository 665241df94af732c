// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The recognizer that drags a scroll view's content.
///
/// Touches are delivered to the content only after the finger has rested for 0.15 seconds or the drag has failed.
/// Therefore a quick drag that starts on a button scrolls, and the button never receives the touch.
final class ScrollPan: UIPanGestureRecognizer {
  private static let hold = 0.15
  private var holdsTouches = false
  /// Whether the drag moves something other than the content, such as a table's row.
  var isIntercepted = false

  private var scrollView: UIScrollView? { view as? UIScrollView }
  override var delaysTouchBeginnings: Bool { holdsTouches || delaysTouchesBegan }
  /// Whether the touches have been delivered to the content.
  var contentHasTouches: Bool { !holdsTouches }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count == touches.count, let scrollView, scrollView.delaysContentTouches, scrollView.canDrag {
      holdsTouches = true
      deadline = event.timestamp + Self.hold
    }
    super.touchesBegan(touches, with: event)
  }

  override func deadlinePassed() { holdsTouches = false }

  override func reset() {
    super.reset()
    (holdsTouches, isIntercepted) = (false, false)
  }
}
