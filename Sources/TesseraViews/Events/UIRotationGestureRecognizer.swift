// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A gesture recognizer for two-finger rotations. The gesture begins after the line between the fingers has rotated
/// by 0.1 radians.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the start of the gesture in radians, clockwise. After this property is set, the rotation
  /// continues from the new value.
  open var rotation: CGFloat = 0
  /// The angular velocity, in radians per second of virtual time.
  open private(set) var velocity: CGFloat = 0

  private static let threshold: CGFloat = 0.1
  private var last: TwoFingerTrack?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count > 2 { touches.forEach { ignore($0, for: event) } }
    last = TwoFingerTrack(self, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let old = last, let now = TwoFingerTrack(self, at: event.timestamp) else { return }
    let turn = now.rotation(from: old)
    last = now
    rotation += turn
    velocity = now.time > old.time ? turn / CGFloat(now.time - old.time) : 0
    if state != .possible { state = .changed } else if abs(rotation) >= Self.threshold { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard downTouches.count < 2 else { return }
    if state != .possible { state = .ended } else if downTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (rotation, velocity, last) = (0, 0, nil)
  }
}
