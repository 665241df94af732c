// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A finger on the screen, from touching down until it is lifted.
///
/// The same object represents the finger for the whole duration. Its properties change as the finger moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch: began, moved, stationary, ended or canceled. The region phases never occur.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer

    /// Equivalent to `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The time of the last change, in seconds of virtual time. Independent of the system clock.
  open internal(set) var timestamp: TimeInterval
  /// The current phase.
  open internal(set) var phase: Phase = .began
  /// The number of successive taps at about the same location, including this touch. A tap counts if it begins within
  /// 0.35 seconds and 45 points of the previous tap.
  open internal(set) var tapCount = 1
  /// Always a direct touch with a finger.
  open var type: TouchType { .direct }
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?
  /// The view in which the touch began. It receives all phases of the touch, regardless of where the finger moves.
  open internal(set) var view: UIView?
  /// The gesture recognizers that receive the touch. Those of the innermost view come first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { watchers?.compactMap(\.recognizer) }
    set { watchers = newValue?.map(Observer.init) }
  }
  /// Weak references, because gesture recognizers retain their touches and a finger may never be lifted.
  private var watchers: [Observer]?
  /// Always 20 points.
  open var majorRadius: CGFloat { 20 }
  /// Always 5 points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// Always 0, because the screen doesn't sense pressure.
  open var force: CGFloat { 0 }
  /// Always 0, because the screen doesn't sense pressure.
  open var maximumPossibleForce: CGFloat { 0 }

  private struct Observer {
    weak var recognizer: UIGestureRecognizer?
  }

  package var place: CGPoint
  var previousPlace: CGPoint
  /// The location and time at which the touch began.
  package let start: (place: CGPoint, time: TimeInterval)

  init(at place: CGPoint, time: TimeInterval, in window: UIWindow) {
    self.place = place
    previousPlace = place
    timestamp = time
    start = (place, time)
    self.window = window
    super.init()
  }

  /// Returns the location of the touch in a view's coordinate space, or the window's if the view is nil.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Returns the previous location of the touch in a view's coordinate space, or the window's if the view is nil.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
  /// Returns the same point as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the same point as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }

  func move(to point: CGPoint, at time: TimeInterval) {
    (previousPlace, place, timestamp, phase) = (place, point, time, .moved)
  }

  /// Whether the finger is still down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether the finger has stayed at its initial location for half a second, the duration of a long press.
  package var isLong: Bool {
    timestamp - start.time >= 0.5 && distance(start.place, place) <= UITapGestureRecognizer.allowedMovement
  }
}
