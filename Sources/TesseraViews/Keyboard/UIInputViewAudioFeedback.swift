// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An input view with clicks. There is no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether touches produce a click. `false` by default; never read, since there is no sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Always `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
