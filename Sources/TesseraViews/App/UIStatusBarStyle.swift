// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The color of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation of the status bar's appearance. Ignored.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
