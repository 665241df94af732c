// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The source of a collection view's elements.
///
/// - Note: Differs from UIKit: items can be moved interactively only if `canMoveItemAt` returns true; it can't be determined
///   whether `moveItemAt` is implemented.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in the section. Negative numbers are treated as 0; more than 10 million items in total raise
  /// an exception.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item that is about to appear. It must be dequeued from the collection view; another one raises an
  /// exception.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// Returns the number of sections. 1 by default; negative numbers are treated as 0.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns the view of a supplementary element of the layout that is about to appear. It must be dequeued from the collection
  /// view, for the same kind. Raises an exception by default.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether the item can be moved interactively, called when a movement begins. False by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after an interactive movement. The collection view moves its cell afterward.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of an index at the trailing edge, queried together with the number of items. No index if nil, the
  /// default, or empty.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item for a title of the index, called when a finger touches the title. The first by default. The collection
  /// view does not scroll to an item that does not exist.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Raises an exception: the layout requires a view that the data source does not provide.
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
  /// Returns nil: no index.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}
