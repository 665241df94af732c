// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Something that a person does to a screen.
public enum LiveInput: Hashable, Sendable, Codable {
  /// What a finger does.
  public enum Phase: String, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// A finger with a number of the caller's choice, at a point of the window. What it does before it began is left out.
  case touch(finger: Int, phase: Phase, x: Double, y: Double)
  /// A wheel or track pad over a point of the window, by points of content: what lies below and scrolls that way moves at
  /// once.
  case scroll(x: Double, y: Double, byX: Double, byY: Double)
  /// Text typed on a keyboard: `\n` is the return key, `\u{8}` the delete key. Left out where nothing takes text.
  case text(String)
  /// A key with modifiers, for key commands and the arrow keys: `UIKeyCommand`'s names of keys.
  case key(String, modifiers: Int)
  /// One of the screen's own animations begins. One that the screen does not have, or that is for another controller, is left
  /// out.
  case animation(String)
  /// The device is shaken.
  case shake
}

/// What was done, and when.
public struct LiveMoment: Hashable, Sendable, Codable {
  /// The frame, in sixtieths of a second since the screen was shown.
  public var frame: Int
  /// What was done.
  public var input: LiveInput

  /// An input at a frame.
  public init(frame: Int, input: LiveInput) {
    (self.frame, self.input) = (frame, input)
  }
}
