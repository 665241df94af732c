// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Input at one moment: touches that began, moved or ended.
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

  /// Touches by default; presses in a `UIPressesEvent`, motion for a shake, remote control for a button of headphones.
  open var type: EventType {
    switch subtype {
    case .none: .touches
    case .motionShake: .motion
    default: .remoteControl
    }
  }
  /// The kind of motion or remote control. None for touches.
  open private(set) var subtype: EventSubtype
  /// Seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// Always empty: no keys are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// All touches, including those that did not change, in the order they began.
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
  /// Returns the touches of a recognizer, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// Returns only the touch, as no touches are coalesced, or nil if it is not part of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
  /// Returns an empty array, as nothing is predicted, or nil if the touch is not part of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
