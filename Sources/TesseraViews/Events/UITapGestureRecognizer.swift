// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A gesture recognizer for one or more taps with one or more fingers.
///
/// - Note: Differs from UIKit: a finger may stay down for at most 0.75 seconds and move at most 45 points, and the
///   next tap must begin within 0.35 seconds. UIKit doesn't publish its limits.
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

  /// Returns whether recognizing the taps prevents another gesture recognizer. Only a tap gesture recognizer that
  /// requires more taps isn't prevented.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
