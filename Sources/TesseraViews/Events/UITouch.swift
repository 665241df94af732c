// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A finger on the screen, from the moment it comes down until it leaves.
///
/// One object represents the finger all the time; its properties change as the finger moves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch stands. Touches here begin, move, stay, end or are cancelled; the phases of regions never occur.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer

    /// The same as `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// When the touch last changed, in seconds of virtual time. No clock is read.
  open internal(set) var timestamp: TimeInterval
  /// Where the touch stands now.
  open internal(set) var phase: Phase = .began
  /// How many times in a row the finger came down at about the same place, this time included: within 0.35 seconds and
  /// 45 points of the tap before.
  open internal(set) var tapCount = 1
  /// Always a finger.
  open var type: TouchType { .direct }
  /// The window the finger came down in.
  open internal(set) weak var window: UIWindow?
  /// The view the touch came down on. It gets the whole touch, wherever the finger goes.
  open internal(set) var view: UIView?
  /// The recognizers that see the touch, the innermost view's first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { watchers?.compactMap(\.recognizer) }
    set { watchers = newValue?.map(Watcher.init) }
  }
  /// Held weakly, since they hold the touches that they see, and a finger may never be lifted.
  private var watchers: [Watcher]?
  /// Always 20 points.
  open var majorRadius: CGFloat { 20 }
  /// Always 5 points.
  open var majorRadiusTolerance: CGFloat { 5 }
  /// Always 0: the screen feels no pressure.
  open var force: CGFloat { 0 }
  /// Always 0: the screen feels no pressure.
  open var maximumPossibleForce: CGFloat { 0 }

  private struct Watcher {
    weak var recognizer: UIGestureRecognizer?
  }

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

  /// Where the finger is, in a view's coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint { converted(place, to: view) }
  /// Where the finger was before the last change, in a view's coordinates; nil for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPlace, to: view) }
  /// The same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// The same as `previousLocation(in:)`.
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

  /// Whether the finger has stayed where it came down for as long as a long press takes, half a second.
  package var isLong: Bool {
    timestamp - start.time >= 0.5 && distance(start.place, place) <= UITapGestureRecognizer.allowedMovement
  }
}
