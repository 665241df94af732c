// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The window's event handling: touches are sent to its touch router, and presses to the first responder.

import Foundation

extension UIWindow {
  /// The touch router. Created for the first event.
  var loadedRouter: TouchRouter {
    if let router { return router }
    let made = TouchRouter(window: self)
    router = made
    return made
  }

  /// The virtual time of the last event, in seconds.
  var touchTime: TimeInterval { router?.now ?? 0 }

  package func advanceTouchTime(to time: TimeInterval) { loadedRouter.advance(to: time) }

  /// Whether a gesture recognizer or another object is waiting for the touches' virtual time to advance.
  package var waitsForTouchTime: Bool { router?.isWaiting ?? false }

  func route(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { route(event) } else { loadedRouter.send(event) }
  }

  private func route(_ event: UIPressesEvent) {
    let receiver = firstResponder ?? self
    for press in event.presses where press.responder == nil { press.responder = receiver }
    for press in event.presses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .changed: press.responder?.pressesChanged([press], with: event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  // MARK: Tap counts

  func tapCount(of touch: UITouch) -> Int {
    guard let last = lastTap, touch.timestamp - last.time <= UITapGestureRecognizer.longestPause,
      distance(last.place, touch.place) <= UITapGestureRecognizer.allowedMovement
    else { return 1 }
    return last.count + 1
  }

  func touchDidEnd(_ touch: UITouch) {
    let wasTap =
      touch.phase == .ended && touch.timestamp - touch.start.time <= UITapGestureRecognizer.longestTap
      && distance(touch.start.place, touch.place) <= UITapGestureRecognizer.allowedMovement
    if wasTap, isOnStatusBar(touch.place) { statusBarWasTapped() }
    lastTap = wasTap ? (touch.place, touch.timestamp, touch.tapCount) : nil
  }

  /// Resigns the first responder if the responder, or its view, is leaving the window.
  func resignResponders(in view: UIView) {
    var responder = firstResponder
    while let current = responder {
      if current === view {
        _ = firstResponder?.resignFirstResponder()
        firstResponder = nil
        return
      }
      responder = current.next
    }
  }
}
