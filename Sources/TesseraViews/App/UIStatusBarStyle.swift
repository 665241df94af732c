// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The color of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears. Ignored.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
