// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
