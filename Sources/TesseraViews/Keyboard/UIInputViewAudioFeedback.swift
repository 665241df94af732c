// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An input view that clicks. There is no sound here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether touches of the view click. False unless it says otherwise; never asked: there is no sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Always `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
