// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An action of a user on a screen.
public enum LiveInput: Hashable, Sendable, Codable {
  /// The phase of a touch.
  public enum Phase: String, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// A touch at a point in the window. The caller chooses the number of the finger. Other phases are ignored before `began`.
  case touch(finger: Int, phase: Phase, x: Double, y: Double)
  /// A movement of a wheel or trackpad at a point in the window, by a distance in points of content. The frontmost view at that
  /// point that can scroll in the given direction scrolls immediately.
  case scroll(x: Double, y: Double, byX: Double, byY: Double)
  /// Text typed on a keyboard: `\n` is the return key, `\u{8}` the delete key. Ignored if there is no text input.
  case text(String)
  /// A key with modifiers, for key commands and the arrow keys, named as in `UIKeyCommand`.
  case key(String, modifiers: Int)
  /// The start of one of the screen's animations. Ignored if the screen doesn't have it, or if it expects another class of
  /// controller.
  case animation(String)
  /// A shake of the device.
  case shake
}

/// An input with its time.
public struct LiveMoment: Hashable, Sendable, Codable {
  /// The frame, in sixtieths of a second since the screen appeared.
  public var frame: Int
  /// The input.
  public var input: LiveInput

  /// Creates an input at a frame.
  public init(frame: Int, input: LiveInput) {
    (self.frame, self.input) = (frame, input)
  }
}
