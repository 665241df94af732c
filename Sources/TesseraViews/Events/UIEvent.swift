// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An input event at a point in time, such as touches that began, moved or ended.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The event type. `touches` by default, `presses` for a `UIPressesEvent`, `motion` for a shake, and
  /// `remoteControl` for a headphone button.
  open var type: EventType {
    switch subtype {
    case .none: .touches
    case .motionShake: .motion
    default: .remoteControl
    }
  }
  /// The motion or remote control subtype. `none` for touches.
  open private(set) var subtype: EventSubtype
  /// The time of the event, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// Always empty, because no keys are pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// All touches, including unchanged ones, in the order in which they began.
  var touches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch] = [], subtype: EventSubtype = .none) {
    self.subtype = subtype
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// All touches in all windows, or nil if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
  /// Returns the touches in a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
  /// Returns the touches that began on exactly this view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
  /// Returns the touches of a gesture recognizer, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// Returns an array that contains only the touch, because touches are never coalesced. Returns nil if the event
  /// doesn't contain the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
  /// Returns an empty array, because touches are never predicted. Returns nil if the event doesn't contain the touch.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
