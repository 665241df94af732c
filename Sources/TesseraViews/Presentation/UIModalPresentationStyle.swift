// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The view fills the window. The presenter's view is removed from the window.
  case fullScreen = 0
  /// A sheet of up to full height. On wide screens, a centered card that is 704 points wide.
  case pageSheet = 1
  /// A sheet like `pageSheet`. On wide screens, a centered card of 540 x 620 points.
  case formSheet = 2
  /// Like `fullScreen`, but presented from the nearest controller that defines a presentation context.
  case currentContext = 3
  /// A presentation with the transitioning delegate's presentation controller. Without one, the view fills the
  /// window.
  case custom = 4
  /// The view fills the window. The presenter's view stays visible below it.
  case overFullScreen = 5
  /// Like `overFullScreen`, but presented from the nearest controller that defines a presentation context.
  case overCurrentContext = 6
  /// A popover with an arrow. In windows of compact width, a sheet, unless the delegate returns another style.
  case popover = 7
  /// As a delegate's result, no adaptation. A controller with this style is presented as a page sheet.
  case none = -1
  /// A page sheet, except for alerts and action sheets, which have their own presentation.
  case automatic = -2
}
