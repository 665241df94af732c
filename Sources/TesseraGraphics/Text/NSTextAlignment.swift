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
  /// Lines are stretched to both edges, except the last line of a paragraph and lines without spaces.
  case justified = 3
  /// Lines begin at the leading edge. The leading edge depends on the paragraph's base writing direction or, if that
  /// is natural, on the interface's language.
  case natural = 4
}
