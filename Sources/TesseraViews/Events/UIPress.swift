// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A button of a remote or a keyboard, from the moment it goes down until it comes up.
///
/// - Note: Differs from UIKit: there are no keyboards, so a press has no key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  /// Seconds on the clock of whoever sent the press.
  open internal(set) var timestamp: TimeInterval
  open internal(set) var phase: Phase = .began
  open private(set) var type: PressType
  open internal(set) weak var window: UIWindow?
  /// Who got the press first.
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Full pressure: buttons here are digital.
  open var force: CGFloat { 1 }

  init(_ type: PressType, time: TimeInterval, window: UIWindow) {
    self.type = type
    timestamp = time
    self.window = window
    super.init()
  }
}
