// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Simulated touches for tests and demonstrations. UIKit has no equivalent.
///
/// Points are in the window's coordinate space. After each call, a second of virtual time passes, so that every
/// gesture has been recognized or has failed. For example, a single tap that waits for a double tap to fail has been
/// reported when `tap(at:)` returns.
extension UIWindow {
  /// Performs a custom sequence of touches in the window. Fingers that are still down are lifted at the end.
  public func touch(_ body: (TouchSequence) throws -> Void) rethrows {
    let sequence = TouchSequence(window: self)
    defer { sequence.finish() }
    try body(sequence)
  }

  /// Taps a number of times. Each tap takes 0.05 seconds and begins 0.1 seconds after the end of the previous tap. A
  /// no-op if the count is less than 1.
  public func tap(at point: CGPoint, count: Int = 1) {
    touch { fingers in
      for number in 0..<max(0, count) {
        if number > 0 { fingers.wait(0.1) }
        fingers.begin(at: point)
        fingers.wait(0.05)
        fingers.end()
      }
    }
  }

  /// Presses a finger on the window for a number of seconds, then lifts it.
  public func press(at point: CGPoint, for duration: TimeInterval = 0.6) {
    touch { fingers in
      fingers.begin(at: point)
      fingers.wait(duration)
      fingers.end()
    }
  }

  /// Drags a finger, then waits for 0.2 seconds before lifting it, so that scrolling content doesn't continue to
  /// move.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.5, steps: Int = 10) {
    touch { fingers in
      fingers.begin(at: start)
      fingers.move(to: end, over: duration, steps: steps)
      fingers.wait(0.2)
      fingers.end()
    }
  }

  /// Drags a finger and lifts it while it is moving, so that scrolling content continues to move.
  public func swipe(from start: CGPoint, to end: CGPoint, over duration: TimeInterval = 0.1) {
    touch { fingers in
      fingers.begin(at: start)
      fingers.move(to: end, over: duration, steps: 5)
      fingers.end()
    }
  }

  /// Moves two fingers along a horizontal line through a center, from one distance to another in points.
  public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, over duration: TimeInterval = 0.5) {
    touch { fingers in
      fingers.begin(at: CGPoint(x: center.x - start / 2, y: center.y), CGPoint(x: center.x + start / 2, y: center.y))
      fingers.move(
        to: CGPoint(x: center.x - end / 2, y: center.y), CGPoint(x: center.x + end / 2, y: center.y), over: duration,
        steps: 10)
      fingers.end()
    }
  }

  /// Simulates shaking the device. Calls `motionBegan`, then `motionEnded`, or `motionCancelled` if the shake is
  /// canceled. These methods are called on the first responder or, if there is none, on the frontmost view
  /// controller.
  public func shake(isCancelled: Bool = false) {
    let event = UIEvent(timestamp: touchTime, subtype: .motionShake)
    let receiver = firstResponder ?? rootViewController.map(UIWindow.front) ?? self
    receiver.motionBegan(.motionShake, with: event)
    if isCancelled {
      receiver.motionCancelled(.motionShake, with: event)
    } else {
      receiver.motionEnded(.motionShake, with: event)
    }
    layoutIfNeeded()
  }

  /// Simulates a press of a button on headphones or the lock screen. The event is sent to the first responder or, if
  /// there is none, to the frontmost view controller.
  public func remoteControl(_ subtype: UIEvent.EventSubtype) {
    let receiver = firstResponder ?? rootViewController.map(UIWindow.front) ?? self
    receiver.remoteControlReceived(with: UIEvent(timestamp: touchTime, subtype: subtype))
    layoutIfNeeded()
  }

  /// Simulates pressing and releasing a button on a remote or keyboard. The event is sent to the first responder or,
  /// if there is none, to the window.
  public func press(_ type: UIPress.PressType) {
    let press = UIPress(type, time: touchTime, window: self)
    UIApplication.shared.sendEvent(UIPressesEvent(timestamp: touchTime, presses: [press]))
    press.phase = .ended
    UIApplication.shared.sendEvent(UIPressesEvent(timestamp: touchTime, presses: [press]))
  }
}

/// Simulated touches for tests and demonstrations. UIKit has no equivalent.
///
/// The window is touched at the center of the view. If another view is in front at this point, that view receives the
/// touch. Traps if the view has no window.
extension UIView {
  /// Taps the center of the view.
  public func tap(count: Int = 1) {
    let (window, place) = touchPlace("tap()")
    window.tap(at: place, count: count)
  }

  /// Presses the center of the view for a number of seconds.
  public func longPress(for duration: TimeInterval = 0.6) {
    let (window, place) = touchPlace("longPress()")
    window.press(at: place, for: duration)
  }

  /// Drags from the center of the view by a vector in window coordinates, and pauses before lifting the finger.
  public func drag(by vector: CGPoint, over duration: TimeInterval = 0.5) {
    let (window, place) = touchPlace("drag(by:)")
    window.drag(from: place, to: CGPoint(x: place.x + vector.x, y: place.y + vector.y), over: duration)
  }

  private func touchPlace(_ name: String) -> (UIWindow, CGPoint) {
    guard let window else {
      raise(
        "NSInternalInconsistencyException",
        "-[\(type(of: self)) \(name)]: the view is not in a window. Add it to a UIWindow before touching it.")
    }
    window.layoutIfNeeded()
    return (window, convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window))
  }
}
