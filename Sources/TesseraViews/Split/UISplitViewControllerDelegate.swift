// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The methods that customize how a split view controller shows, hides, collapses and expands its columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the mode to which the display mode button switches. The default `.automatic` means the standard mode.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Returns whether the delegate itself shows a view controller passed to `show(_:sender:)`. `false` by default.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Returns whether the delegate itself shows a view controller passed to `showDetailViewController(_:sender:)`.
  /// `false` by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the view controller that replaces both columns while they are collapsed. Nil, the default, means the
  /// first view controller. Called only in the style `unspecified`.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the view controller that becomes the first one when the columns expand. Nil, the default, means the
  /// visible view controller. Called only in the style `unspecified`.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns whether the delegate has handled the second view controller. If `false`, the default, the view
  /// controller is pushed onto the first view controller's stack. If `true`, it is removed unless the delegate has
  /// moved it. Called only in the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the view controller that becomes the second one when the columns expand. Nil, the default, means the
  /// view controller on the first view controller's stack. Called only in the style `unspecified`.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the column that is on top while the columns are collapsed. Returns the proposed column by default:
  /// `.compact` if it has a view controller, otherwise the secondary column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode for expanded columns. Returns the proposed mode by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns have collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the columns have expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called before a column is shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called when an edge pan begins to show a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when the edge pan has ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Never called, because the device does not rotate.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Never called, because the device does not rotate.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `.automatic` by default.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns nil by default.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns nil by default.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `false` by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns the proposed column by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing by default.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing by default.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing by default.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing by default.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Returns all orientations except upside down by default.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { .allButUpsideDown }
  /// Returns portrait by default.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
