// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom, top, topAttached
}

/// A bar at the top or bottom of a screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: AnyObject {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// A delegate that determines the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the position of the bar. Bars look the same in every position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `.any` by default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// A delegate that is called when a navigation bar's items are pushed and popped.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether `pushItem` may push the item. Not called in a navigation controller.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after `pushItem` has pushed the item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether a tap on the back button or `popItem` may pop the item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after `popItem` has popped the item. Not called in a navigation controller.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true` by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true` by default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing by default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The general style of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

/// The bar metrics for which a background image is set. Bars show images for `default`. Compact navigation bars show
/// images for `compact`.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
