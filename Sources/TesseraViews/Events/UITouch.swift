// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A finger on the screen, from the moment it comes down until it leaves.
///
/// One object stands for the finger all the time; its properties say where the finger is now. Places are kept in the
/// window's coordinates.
@preconcurrency @MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer

    public static let stylus = TouchType.pencil
  }

  /// When the touch last changed, in seconds, on the clock of whoever sends the touches: nothing here reads a clock.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase: Phase = .began
  /// How many times in a row the finger came down at about the same place, this time included.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }
  open internal(set) weak var window: UIWindow?
  /// The view the touch came down on. It gets all of the touch, wherever the finger goes.
  open internal(set) var view: UIView?
  /// The recognizers that see the touch, the innermost view's first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Points.
  open var majorRadius: CGFloat { 20 }
  open var majorRadiusTolerance: CGFloat { 5 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }

  package var place: CGPoint
  var previousPlace: CGPoint
  /// Where and when the touch began.
  package let start: (place: CGPoint, time: TimeInterval)

  init(at place: CGPoint, time: TimeInterval, in window: UIWindow) {
    self.place = place
    previousPlace = place
    timestamp = time
    start = (place, time)
    self.window = window
    super.init()
  }

  /// The touch's place in a view's coordinates; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// The place before the last change.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
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
}
