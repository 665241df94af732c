// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Fingers dragged over the screen. Begins when their middle has moved 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The kinds of scrolling that the recognizer follows. Stored only: nothing scrolls by a pointing device.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The least number of fingers that drag. 1 by default.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers that drag. More let it fail before it has begun, and are ignored afterwards.
  open var maximumNumberOfTouches = Int.max

  package static let threshold: CGFloat = 10
  /// How long a movement counts for the velocity, in seconds.
  private static let memory = 0.1
  /// What sums of times may be off by, in seconds.
  private static let rounding = 1e-6

  /// The movement so far, in the window's points, up to when the number of fingers last changed.
  private var settled = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [(place: CGPoint, time: TimeInterval)] = []
  private var fingers = 0

  /// How far the fingers have moved since they came down, or since `setTranslation`, in points of a view's coordinates;
  /// nil for the window's.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, to: view) }

  /// Sets the translation from which movements go on, mostly zero, in points of a view's coordinates; nil for the
  /// window's.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    settled = vector(translation, from: view)
    origin = place
  }

  /// How fast the fingers move, in points per second of virtual time; nil for the window's coordinates. Zero for
  /// fingers that have rested for 0.1 seconds.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed, to: view) }

  private var place: CGPoint { samples.last?.place ?? middle }
  var moved: CGPoint { CGPoint(x: settled.x + place.x - origin.x, y: settled.y + place.y - origin.y) }

  private var speed: CGPoint {
    let now = router?.now ?? samples.last?.time ?? 0
    guard let last = samples.last, now - last.time <= Self.memory + Self.rounding,
      let first = samples.first(where: { last.time - $0.time <= Self.memory + Self.rounding }), last.time > first.time
    else { return .zero }
    let span = CGFloat(last.time - first.time)
    return CGPoint(x: (last.place.x - first.place.x) / span, y: (last.place.y - first.place.y) / span)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count > maximumNumberOfTouches {
      if state == .possible { state = .failed } else { touches.forEach { ignore($0, for: event) } }
      return
    }
    fingersDidChange(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.append((middle, event.timestamp))
    guard downTouches.count >= minimumNumberOfTouches else { return }
    if state == .possible {
      if distance(moved, .zero) >= Self.threshold { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if downTouches.count >= max(1, minimumNumberOfTouches) {
      fingersDidChange(event)
    } else {
      state = state == .possible ? .failed : .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    (settled, origin, samples, fingers) = (.zero, .zero, [], 0)
  }

  /// Keeps what has been moved so far and goes on from the new middle, which has jumped though nothing has moved.
  private func fingersDidChange(_ event: UIEvent) {
    if fingers > 0 { settled = moved }
    fingers = downTouches.count
    origin = middle
    samples = [(middle, event.timestamp)]
  }

  private func vector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = router?.window, view !== window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func vector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = router?.window, view !== window else { return vector }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
