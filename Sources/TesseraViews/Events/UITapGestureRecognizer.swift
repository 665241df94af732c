// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A recognizer of one or more taps with one or more fingers.
///
/// - Note: Differs from UIKit: a finger may rest 0.75 seconds and move 45 points, and the next tap must begin within
///   0.35 seconds. UIKit does not publish its limits.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps. 1 by default.
  open var numberOfTapsRequired = 1
  /// The required number of simultaneous fingers. The gesture fails if there are more or fewer. 1 by default.
  open var numberOfTouchesRequired = 1

  static let longestTap = 0.75
  static let longestPause = 0.35
  static let allowedMovement: CGFloat = 45

  private var taps = 0
  private var fingers = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pendingState == nil else { return }
    if downTouches.count == touches.count {
      fingers = 0
      deadline = event.timestamp + Self.longestTap
    }
    fingers = max(fingers, downTouches.count)
    if fingers > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pendingState == nil else { return }
    if touches.contains(where: { distance($0.start.place, $0.place) > Self.allowedMovement }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pendingState == nil, downTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    deadline = nil
    if taps >= numberOfTapsRequired { state = .ended } else { deadline = event.timestamp + Self.longestPause }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func deadlinePassed() { state = .failed }

  open override func reset() {
    super.reset()
    (taps, fingers) = (0, 0)
  }

  /// Returns whether the other recognizer is prevented: unless it is a tap recognizer that requires more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
