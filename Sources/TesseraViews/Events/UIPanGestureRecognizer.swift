// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A gesture recognizer for dragging. The gesture begins after the center of the touches has moved by 10 points.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The types of scrolling that the gesture recognizer handles. Stored only, because pointing devices aren't
  /// supported.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The minimum number of fingers. 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. Additional fingers make the gesture fail before it begins and are ignored
  /// afterward.
  open var maximumNumberOfTouches = Int.max

  package static let threshold: CGFloat = 10
  /// The duration over which the velocity is measured, in seconds.
  private static let velocityWindow = 0.1
  /// The maximum rounding error of a sum of times, in seconds.
  private static let rounding = 1e-6

  /// The movement accumulated before the last change in the number of fingers, in window coordinates.
  private var settled = CGPoint.zero
  private var origin = CGPoint.zero
  private var samples: [(place: CGPoint, time: TimeInterval)] = []
  private var fingers = 0

  /// Returns the movement since the touches began, or since `setTranslation` was called. The result is in a view's
  /// coordinate space, or the window's if the view is nil.
  open func translation(in view: UIView?) -> CGPoint { vector(moved, to: view) }

  /// Sets the translation, usually to zero. The translation is in a view's coordinate space, or the window's if the
  /// view is nil.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    settled = vector(translation, from: view)
    origin = place
  }

  /// Returns the velocity of the fingers, in points per second of virtual time. The result is in a view's coordinate
  /// space, or the window's if the view is nil. Zero if the fingers have not moved for 0.1 seconds.
  open func velocity(in view: UIView?) -> CGPoint { vector(speed, to: view) }

  private var place: CGPoint { samples.last?.place ?? centroid }
  var moved: CGPoint { CGPoint(x: settled.x + place.x - origin.x, y: settled.y + place.y - origin.y) }

  private var speed: CGPoint {
    let now = router?.now ?? samples.last?.time ?? 0
    guard let last = samples.last, now - last.time <= Self.velocityWindow + Self.rounding,
      let first = samples.first(where: { last.time - $0.time <= Self.velocityWindow + Self.rounding }),
      last.time > first.time
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
    samples.append((centroid, event.timestamp))
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

  /// Saves the movement so far and continues from the new center, because the center jumps when a finger is added or
  /// removed.
  private func fingersDidChange(_ event: UIEvent) {
    if fingers > 0 { settled = moved }
    fingers = downTouches.count
    origin = centroid
    samples = [(centroid, event.timestamp)]
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
