// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The methods through which a view controller and its container agree on sizes and traits.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The preferred size, in points. Zero means no preference.
  var preferredContentSize: CGSize { get }
  /// Called after a child's `preferredContentSize` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Never called. In UIKit, it is called after a child's Auto Layout size has changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns a child's size in a container of size `parentSize`, in points.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size, in points, changes to `size`.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change to `newCollection`. The system never calls it.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
