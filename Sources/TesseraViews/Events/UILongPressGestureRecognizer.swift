// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Fingers that rest on a view. Begins when they have rested long enough, and lasts until they leave.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds of virtual time. 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many fingers must rest; more let it fail. 1 by default.
  open var numberOfTouchesRequired = 1
  /// How many taps must come before the press. 0 by default.
  open var numberOfTapsRequired = 0
  /// How far a finger may move before the gesture begins, in points. 10 by default.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, awaited == nil else { return }
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
