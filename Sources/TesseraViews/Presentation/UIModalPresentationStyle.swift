// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of a presented controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole window. The presenter's view is removed from it.
  case fullScreen = 0
  /// A sheet of up to the full height. On wide screens a centered card 704 points wide.
  case pageSheet = 1
  /// A sheet like `pageSheet`. On wide screens a centered card of 540 x 620 points.
  case formSheet = 2
  /// Like `fullScreen`, from the nearest controller that defines a presentation context.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate, or the whole window without one.
  case custom = 4
  /// The whole window. The presenter's view stays below.
  case overFullScreen = 5
  /// Like `overFullScreen`, from the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// A popover with an arrow. A sheet in windows of compact width, unless the delegate returns another style.
  case popover = 7
  /// No other style, as a delegate's result. A controller with this style is shown as a page sheet.
  case none = -1
  /// A page sheet. Alerts and action sheets have their own presentation.
  case automatic = -2
}
