// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button of a remote or a keyboard, from the moment it goes down until it comes up.
///
/// - Note: Differs from UIKit: keys are typed without presses, so a press has no key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press stands.
  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  /// Which button is pressed.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// The key of a keyboard; always nil.
  open var key: UIKey? { nil }
  /// When the press last changed, in seconds of virtual time.
  open internal(set) var timestamp: TimeInterval
  /// Where the press stands now.
  open internal(set) var phase: Phase = .began
  /// Which button it is.
  open private(set) var type: PressType
  /// The window it was sent to.
  open internal(set) weak var window: UIWindow?
  /// Who got the press first: the first responder, or the window.
  open internal(set) weak var responder: UIResponder?
  /// Always nil: recognizers see no presses.
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
