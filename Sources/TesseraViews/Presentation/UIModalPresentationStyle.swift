// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  /// A sheet on iPhone.
  ///
  /// - Note: Differs from UIKit: a form sheet on iPad.
  case popover = 7
  case none = -1
  /// A page sheet, and what the controller itself prefers: alerts are no sheets.
  case automatic = -2
}
