// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Where a collection view gets its elements.
///
/// - Note: Differs from UIKit: no index is shown, so the methods for it are never called, and items move by hand only
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
  /// The titles of the index. Never called.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that an index title leads to. Never called.
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
  ) {}
  /// Returns nil. Never called.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item. Never called.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// What would be told of elements that will soon be seen.
///
/// - Note: Differs from UIKit: nothing is fetched ahead, so the methods are never called.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items that will soon be seen. Never called.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that will not be seen after all. Never called.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing. Never called.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
