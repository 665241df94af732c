// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The horizontal alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  /// Lines begin at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines are stretched to both edges, except for a paragraph's last line and lines without spaces.
  case justified = 3
  /// Lines begin at the leading edge for the interface's language, or for the explicit base writing direction of a paragraph.
  case natural = 4
}
