// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where lines stand between the edges of their box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, except for a paragraph's last line and lines without spaces.
  case justified = 3
  /// At the edge where the interface's language begins; with a base writing direction of its own, where the paragraph
  /// begins.
  case natural = 4
}
