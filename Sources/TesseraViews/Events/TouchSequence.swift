// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Simulated touches for tests and demonstrations. UIKit has no public API for touching the screen from code.
// Simulated touches are handled like real touches: UIApplication.sendEvent, UIWindow.sendEvent, hit-testing, gesture
// recognizers, responders.

public import Foundation

/// A sequence of simulated touches in a window, in virtual time.
///
///     window.touch { fingers in
///       fingers.begin(at: CGPoint(x: 20, y: 300))
///       fingers.wait(0.6)                                  // a long press begins
///       fingers.move(to: CGPoint(x: 20, y: 100), over: 0.2)
///       fingers.end()
///     }
///
/// Points are in the window's coordinate space. Each point represents a separate finger. Calls don't wait in real
/// time and don't read a clock: an event's timestamp is the sum of the durations passed to these methods. The window
/// isn't retained.
///
/// - Note: Differs from UIKit, which has no equivalent.
@preconcurrency @MainActor
public final class TouchSequence {
  /// A weak reference, because a screen may own its touch sequence. Without a window, calls have no effect.
  private weak var window: UIWindow?
  private var touches: [UITouch] = []
  /// The virtual time in seconds. It starts at 0 with the window's first touch.
  public private(set) var time: TimeInterval

  /// Creates a sequence whose fingers stay down until they are ended, for rendering an image in the middle of a
  /// gesture.
  public init(window: UIWindow) {
    self.window = window
    time = window.touchTime
  }

  /// Puts down additional fingers.
  public func begin(at points: CGPoint...) { begin(at: points) }

  func begin(at points: [CGPoint]) {
    guard let window else { return }
    window.layoutIfNeeded()
    let new = points.map { UITouch(at: $0, time: time, in: window) }
    for touch in new { touch.tapCount = window.tapCount(of: touch) }
    touches += new
    send(changed: new)
  }

  /// Moves all fingers simultaneously at constant speed: the first finger to the first point, the second finger to
  /// the second point and so on.
  ///
  /// - Parameters:
  ///   - points: One point per finger that is down, in the window's coordinate space.
  ///   - duration: The duration of the movement in seconds.
  ///   - steps: The number of events that report the movement.
  public func move(to points: CGPoint..., over duration: TimeInterval = 0.1, steps: Int = 5) {
    move(to: points, over: duration, steps: steps)
  }

  func move(to points: [CGPoint], over duration: TimeInterval, steps: Int) {
    let moving = Array(zip(touches, points))
    let starts = moving.map { $0.0.place }
    let (begin, count) = (time, max(1, steps))
    for step in 1...count {
      let part = CGFloat(step) / CGFloat(count)
      time = begin + max(0, duration) * Double(step) / Double(count)
      for ((touch, goal), start) in zip(moving, starts) {
        let place =
          step == count
          ? goal : CGPoint(x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part)
        touch.move(to: place, at: time)
      }
      send(changed: moving.map(\.0))
    }
  }

  /// Moves one finger immediately. Index 0 is the finger that has been down longest. A no-op if the finger doesn't
  /// exist.
  package func move(finger: Int, to point: CGPoint) {
    guard touches.indices.contains(finger) else { return }
    touches[finger].move(to: point, at: time)
    send(changed: [touches[finger]])
  }

  /// Sets the sequence's time to the window's time, which may have been advanced elsewhere.
  package func catchUp() {
    if let window { time = max(time, window.touchTime) }
  }

  /// Advances the virtual time without moving the fingers.
  public func wait(_ duration: TimeInterval) {
    time += max(0, duration)
    window?.advanceTouchTime(to: time)
  }

  /// Lifts a finger. Index 0 is the finger that has been down longest. A no-op if the finger doesn't exist.
  public func end(finger: Int) {
    if touches.indices.contains(finger) { finishTouches([touches[finger]], phase: .ended) }
  }

  /// Lifts all fingers.
  public func end() { finishTouches(touches, phase: .ended) }

  /// Cancels all touches, as an incoming call would.
  public func cancel() { finishTouches(touches, phase: .cancelled) }

  private func finishTouches(_ ending: [UITouch], phase: UITouch.Phase) {
    guard !ending.isEmpty else { return }
    for touch in ending { (touch.phase, touch.timestamp, touch.previousPlace) = (phase, time, touch.place) }
    send(changed: ending)
    for touch in ending { window?.touchDidEnd(touch) }
    touches.removeAll { !$0.isDown }
  }

  private func send(changed: [UITouch]) {
    for touch in touches where !changed.contains(where: { $0 === touch }) { touch.phase = .stationary }
    window?.layoutIfNeeded()
    UIApplication.shared.sendEvent(UIEvent(timestamp: time, touches: touches))
    window?.layoutIfNeeded()
  }

  /// Lifts the remaining fingers, then advances the time until every gesture has been recognized or has failed.
  func finish() {
    end()
    wait(1)
  }
}
