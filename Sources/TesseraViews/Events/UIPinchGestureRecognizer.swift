// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A gesture recognizer for two-finger pinches. The gesture begins after the distance between the fingers has changed
/// by 8 points.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The ratio of the current distance between the fingers to the initial distance. After this property is set, the
  /// scale continues from the new value.
  open var scale: CGFloat {
    get { base * ratio }
    set { (base, start) = (newValue, last ?? start) }
  }
  /// The rate of change of the scale per second of virtual time.
  open private(set) var velocity: CGFloat = 0

  private static let threshold: CGFloat = 8
  private var base: CGFloat = 1
  private var start: TwoFingerTrack?
  private var last: TwoFingerTrack?

  private var ratio: CGFloat {
    guard let start, let last, start.length > 0 else { return 1 }
    return last.length / start.length
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count > 2 { touches.forEach { ignore($0, for: event) } }
    if start == nil { start = TwoFingerTrack(self, at: event.timestamp) }
    last = start
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let now = TwoFingerTrack(self, at: event.timestamp) else { return }
    let (old, oldTime) = (scale, last?.time ?? now.time)
    last = now
    velocity = now.time > oldTime ? (scale - old) / CGFloat(now.time - oldTime) : 0
    if state != .possible {
      state = .changed
    } else if abs(now.length - start.length) >= Self.threshold {
      state = .began
    }
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
    (base, start, last, velocity) = (1, nil, nil, 0)
  }
}
