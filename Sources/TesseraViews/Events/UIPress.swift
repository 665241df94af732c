// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A press of a button on a remote or keyboard, until the button is released.
///
/// - Note: Differs from UIKit: typing doesn't create presses, so a press has no key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  /// The type of button being pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// Always nil, because typing doesn't create presses.
  open var key: UIKey? { nil }
  /// The time of the last change, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// The current phase.
  open internal(set) var phase: Phase = .began
  /// The type of button being pressed.
  open private(set) var type: PressType
  /// The window to which the press was sent.
  open internal(set) weak var window: UIWindow?
  /// The initial receiver of the press: the first responder, or the window.
  open internal(set) weak var responder: UIResponder?
  /// Always nil, because gesture recognizers don't receive presses.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Always 1, because buttons are either up or down.
  open var force: CGFloat { 1 }

  init(_ type: PressType, time: TimeInterval, window: UIWindow) {
    self.type = type
    timestamp = time
    self.window = window
    super.init()
  }
}
