// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A Swift subclass can only override methods that its superclass declares. This class therefore declares all data
// source and delegate methods, with the behavior of the protocols' default implementations.

public import Foundation

/// A view controller whose view is a collection view. It is the collection view's data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private let layout: UICollectionViewLayout
  /// Whether the selection is cleared each time the view is about to appear. True by default.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether pushes animate from one layout to the other. Stored only: this animation is not supported.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a gesture for moving items is installed. Stored only: no gesture is installed. Call the collection
  /// view's methods from a custom gesture.
  open var installsStandardGestureForInteractiveMovement = true

  /// Creates a controller with a layout. The collection view is created when the view is first accessed.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view is loaded from a nib. Without a nib, the collection view has a flow
  /// layout.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  open override func loadView() {
    if loadViewFromNib() {
      guard let collection = viewIfLoaded as? UICollectionView else { return }
      if collection.dataSource == nil { collection.dataSource = self }
      if collection.delegate == nil { collection.delegate = self }
      return
    }
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
    collection.dataSource = self
    collection.delegate = self
    if collection.backgroundColor == nil { collection.backgroundColor = .systemBackground }
    view = collection
  }

  /// The controller's view, or nil if `loadView` created a view that is not a collection view. Setting this property
  /// replaces the view.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The current layout. Before the view is loaded, the layout passed to the initializer.
  open var collectionViewLayout: UICollectionViewLayout {
    (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout
  }

  /// Sets `isEditing` of the controller and of the collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UICollectionView)?.isEditing = editing
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? UICollectionView {
      for path in collection.indexPathsForSelectedItems ?? [] { collection.deselectItem(at: path, animated: animated) }
    }
  }

  // MARK: UICollectionViewDataSource

  /// Returns 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  /// Returns a cell that was not dequeued, which raises an exception when shown. Override this method to show items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns a view that was not dequeued, which raises an exception when shown. Override this method if the layout
  /// has supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Returns false, so the item can't be moved interactively.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing. Called after an item has been moved interactively.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.dragging?.wasAnsweredByDefault = true }
  /// Returns nil, so no section index is shown. Override this method to show one.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item. Called when a finger touches a title of the section index.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }

  // MARK: UICollectionViewDelegate

  /// Returns true. Override this method to return false if a touch must not highlight and select the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the proposed destination.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Does nothing. Called when a finger touches the item.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing. Called when the finger lifts or leaves the item.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns true. Override this method to return false if a tap must not select the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns true. Override this method to return false if a tap must not deselect the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing. Called after a tap has selected the item. `selectItem` does not call it.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing. Called after a tap has deselected the item. `deselectItem` does not call it.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns true. Override this method to return false if a tap that selects the item must not perform its primary
  /// action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing. Called after each tap that selects the item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called after the item's cell has been created, before it is measured and placed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called after the item's cell has left the collection view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called after a supplementary view has been created, before it is measured and placed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Does nothing. Called after a supplementary view has left the collection view.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns a layout that interpolates between the two layouts.
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  /// Returns the proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns false, so two fingers scroll. Override this method to let two fingers select items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing. Called when a drag begins to select items.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing. Called when a drag that selects items ends.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  // MARK: Context menus

  /// Returns the single item's menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }
  /// Returns nil, so the item has no context menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview that the delegate provides for highlighting.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  /// Returns the preview that the delegate provides for dismissal.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  /// Returns nil, so the item's cell is lifted.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil, so the preview moves back to its original position.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing. Called when the preview above an item's menu is tapped.
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing. Called when an item's menu appears.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing. Called when an item's menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: UIScrollViewDelegate

  /// Does nothing. Called whenever the content offset changes.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing. Called when the zoom scale changes.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing. Called when a finger starts to scroll the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing. Called when the finger lifts. Overrides may change the target offset.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing. Called after the finger lifts.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing. Called after dragging, if the content continues to scroll. The content reaches its final position
  /// immediately.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing. Called after the content has stopped decelerating.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing. Called at the end of each animated scroll that was started by code.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil, so the content does not zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing. Called when two fingers begin to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing. Called when zooming ends.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns true. Called when the status bar is tapped.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing. Called after a tap on the status bar has scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing. Called when the adjusted content insets change.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
