// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// What a split view controller asks and tells when its columns come, go, collapse and separate.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the mode that the button changes to; `.automatic`, the default, for the usual one.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Returns whether the delegate shows a controller itself, for `show(_:sender:)`. False.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Returns whether the delegate shows a controller as content itself, for `showDetailViewController(_:sender:)`. False.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// What takes the place of both controllers while they are collapsed; nil, the default, for the first one. Asked for the
  /// style `unspecified` alone.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// What becomes the first controller again; nil, the default, for the one that is shown. Asked for the style
  /// `unspecified` alone.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Returns whether the delegate took the second controller in; false, the default, puts it onto the first one's stack. True
  /// without doing anything leaves it away. Asked for the style `unspecified` alone.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the controller that becomes the second one again; nil, the default, for the one from the first one's stack. Asked
  /// for
  /// the style `unspecified` alone.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the column on top of the others while they are collapsed. The proposed one by default, which is the secondary one,
  /// or
  /// `.compact` where it has a controller.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after the columns have separated. The proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns have become one.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The columns stand beside each other again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A column is about to be seen.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// A finger begins to pull a column in from the edge.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// The finger has let go.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Never asked: the device does not turn.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Never asked: the device does not turn.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// `.automatic`
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// All but upside down.
  public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  { .allButUpsideDown }
  /// Portrait.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
