// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Something that happened at one moment: fingers that came down, moved or left.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What happened.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }

  /// What happened in more detail.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// Touches; presses in a `UIPressesEvent`, motion for a shake, remote control for a button of headphones.
  open var type: EventType {
    switch subtype {
    case .none: .touches
    case .motionShake: .motion
    default: .remoteControl
    }
  }
  /// What was shaken or pressed; none for touches.
  open private(set) var subtype: EventSubtype
  /// Seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// Always empty: no keys are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// All touches of the moment, those that did not change included, in the order they came down.
  var touches: [UITouch]

  init(timestamp: TimeInterval, touches: [UITouch] = [], subtype: EventSubtype = .none) {
    self.subtype = subtype
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }

  /// The touches of the moment, in all windows; nil if there is none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }
  /// The touches in a window; nil if there is none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
  /// The touches that came down on a view itself; nil if there is none.
  open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
  /// The touches that a recognizer sees; nil if there is none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { touch in touch.gestureRecognizers?.contains { $0 === gesture } == true }
  }
  /// The touch alone, as no touches are merged; nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }
  /// Empty, as nothing is predicted; nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(condition)
    return found.isEmpty ? nil : Set(found)
  }
}
