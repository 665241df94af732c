// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a presented controller covers the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window; the presenter's view leaves it.
  case fullScreen = 0
  /// A sheet of up to the whole height. On wide screens a card in the middle, 704 points wide.
  case pageSheet = 1
  /// A sheet as `pageSheet`. On wide screens a card of 540 x 620 points in the middle.
  case formSheet = 2
  /// As `fullScreen`, from the nearest controller that defines a presentation context.
  case currentContext = 3
  /// What the transitioning delegate gives; without one, the whole window.
  case custom = 4
  /// The whole window; the presenter's view stays below.
  case overFullScreen = 5
  /// As `overFullScreen`, from the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// A bubble with an arrow; in windows of compact width a sheet, unless the delegate says otherwise.
  case popover = 7
  /// For answers of delegates: no other style. A controller with it shows as a page sheet.
  case none = -1
  /// A page sheet; for alerts and action sheets, their own form.
  case automatic = -2
}
