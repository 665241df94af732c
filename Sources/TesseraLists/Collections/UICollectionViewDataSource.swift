// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Where a collection view gets its elements.
///
/// - Note: Differs from UIKit: items move by hand only
///   where `canMoveItemAt` says so: whether `moveItemAt` is implemented cannot be seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items the section has. Negative numbers count as 0; more than 10 million items in all raise an
  /// exception.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item that is about to be seen. It must be dequeued from the collection view; another one raises an
  /// exception.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are. 1 by default; negative numbers count as 0.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a supplementary element that the layout has and that is about to be seen. It must be dequeued from
  /// the collection view, for the same kind. Raises an exception by default.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the item may be moved by hand, asked when that begins. False by default.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item that was moved by hand, when that ends. The collection view moves its cell afterwards.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of an index at the trailing edge, asked for with the number of items. nil, the default, or none shows no
  /// index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index leads to, asked when a finger is on it. The first by default; one that does not
  /// exist scrolls nowhere.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Raises an exception: the layout wants a view that the data source does not make.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      "NSInternalInconsistencyException",
      "the collection view's data source does not implement collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "although the layout wants a view of kind \(kind). Implement it, or give the layout no such element.")
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
