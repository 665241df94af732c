// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The data source of a collection view, which provides its items and views.
///
/// - Note: Differs from UIKit: items can be moved interactively only if `canMoveItemAt` returns true, because Tessera
///   can't determine whether `moveItemAt` is implemented.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in the section. Negative numbers are treated as 0. A total of more than 10 million
  /// items raises an exception.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that is about to appear. The cell must be dequeued from the collection view;
  /// returning any other cell raises an exception.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the number of sections. The default is 1. Negative numbers are treated as 0.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view of a supplementary element that is about to appear. The view must be dequeued from the
  /// collection view for the same kind. The default raises an exception.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the item can be moved interactively. Called when a movement begins. The default is false.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after an interactive movement. The collection view then moves the item's cell.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of a section index at the trailing edge. Queried together with the number of items. If the
  /// result is nil (the default) or empty, no index is shown.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item for a title of the section index. Called when a finger touches the title. The default is the
  /// first item. If the item does not exist, the collection view does not scroll.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Raises an exception, because the layout requires a view that the data source does not provide.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      "NSInternalInconsistencyException",
      "the collection view's data source does not implement collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "although the layout requires a view of kind \(kind). Implement it, or remove the element from the layout.")
  }
  /// Returns false.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.dragging?.wasAnsweredByDefault = true }
  /// Returns nil, so no section index is shown.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
