// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// Centered.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, except for a paragraph's last line and lines without spaces.
  case justified = 3
  /// At the leading edge for the interface's language, or for the explicit base writing direction of a paragraph.
  case natural = 4
}
