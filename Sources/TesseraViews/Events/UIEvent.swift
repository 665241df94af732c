// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something that happened at one moment: fingers that came down, moved or left.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// Seconds on the clock of whoever sent the event.
  open internal(set) var timestamp: TimeInterval
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// All touches of the moment, those that did not change included, in the order they came down.
  var touches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch] = []) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
  open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// The touch alone: no touches are merged.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
  /// Empty: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
