// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Where lines stand between the edges of their box.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Stretched to both edges, except for the last line of a paragraph.
  case justified = 3
  /// At the edge where the paragraph's text begins.
  case natural = 4
}
