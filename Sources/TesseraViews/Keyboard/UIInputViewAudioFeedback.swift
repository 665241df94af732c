// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An input view that plays input clicks. No sound is played.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether touches play input clicks. `false` by default. Never read, because there is no sound.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// Always `false`.
  public var enableInputClicksWhenVisible: Bool { false }
}
