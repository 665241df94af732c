// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A gesture recognizer for long presses. The gesture begins after the minimum duration and ends when the fingers are
/// lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds of virtual time. 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The required number of fingers. The gesture fails if there are more. 1 by default.
  open var numberOfTouchesRequired = 1
  /// The required number of taps before the press. 0 by default.
  open var numberOfTapsRequired = 0
  /// The maximum movement of a finger before the gesture begins, in points. 10 by default.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingState == nil else { return }
    let isRightTap = touches.allSatisfy { $0.tapCount == numberOfTapsRequired + 1 }
    guard isRightTap, downTouches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if downTouches.count == numberOfTouchesRequired { deadline = event.timestamp + minimumPressDuration }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed {
      state = .changed
    } else if touches.contains(where: { distance($0.start.place, $0.place) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasBegun = state == .began || state == .changed
    if !hasBegun { state = .failed } else if downTouches.isEmpty { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func deadlinePassed() { state = .began }
}
