// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes. Nothing moves.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}
