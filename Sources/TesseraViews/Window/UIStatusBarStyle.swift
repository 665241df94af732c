// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The colour of the status bar's text.
///
/// - Note: Differs from UIKit: there is no status bar to paint.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
