// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A user action on a screen.
public enum LiveInput: Hashable, Sendable, Codable {
  /// A touch phase.
  public enum Phase: String, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  /// A touch at a point in the window. The caller chooses the number of the finger. Phases that precede `began` are
  /// ignored.
  case touch(finger: Int, phase: Phase, x: Double, y: Double)
  /// A scroll wheel or trackpad movement at a point in the window, by a distance in points of content. The frontmost
  /// view at that point that can scroll in the given direction scrolls immediately.
  case scroll(x: Double, y: Double, byX: Double, byY: Double)
  /// Text typed on a keyboard. `\n` is the return key, and `\u{8}` is the delete key. Ignored if no view accepts text
  /// input.
  case text(String)
  /// A key press with modifiers, for key commands and arrow keys. Keys have the same names as in `UIKeyCommand`.
  case key(String, modifiers: Int)
  /// The start of one of the screen's animations. Ignored if the screen has no such animation, or if the animation
  /// requires a different controller class.
  case animation(String)
  /// A shake of the device.
  case shake
}

/// An input and the time at which it occurs.
public struct TimedLiveInput: Hashable, Sendable, Codable {
  /// The frame in which the input occurs, counted in sixtieths of a second since the screen appeared.
  public var frame: Int
  /// The input.
  public var input: LiveInput

  /// Creates an input at a frame.
  public init(frame: Int, input: LiveInput) {
    (self.frame, self.input) = (frame, input)
  }
}
