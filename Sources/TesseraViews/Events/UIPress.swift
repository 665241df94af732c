// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A press of a button on a remote or keyboard, until the button is released.
///
/// - Note: Differs from UIKit: keys are typed without presses, so a press has no key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  /// The button that is pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// Always nil: keys are typed without presses.
  open var key: UIKey? { nil }
  /// The time of the last change, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// The current phase.
  open internal(set) var phase: Phase = .began
  /// The button that is pressed.
  open private(set) var type: PressType
  /// The window that the press was sent to.
  open internal(set) weak var window: UIWindow?
  /// The initial receiver of the press: the first responder, or the window.
  open internal(set) weak var responder: UIResponder?
  /// Always nil: recognizers receive no presses.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Always 1: buttons are up or down.
  open var force: CGFloat { 1 }

  init(_ type: PressType, time: TimeInterval, window: UIWindow) {
    self.type = type
    timestamp = time
    self.window = window
    super.init()
  }
}
