// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
import TesseraViews

/// The delegate that handles drops on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Updates the data and the items. Called after the finger has lifted over the collection view, if the last
  /// proposal was to copy or move. Not called if a single item was moved within the collection view and the data
  /// source's `moveItemAt` handled the move.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection view handles the drag. Called each time the finger enters the view. The default
  /// is true.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Called when the finger enters the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns the effect of a drop at the current position. Called whenever the finger moves over the collection view.
  /// By default, one of the collection view's own items is moved if the data source allows it, and all other items
  /// are copied. No gap is shown.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view under the finger.
  ///   - session: The drop session.
  ///   - destinationIndexPath: The item under the finger, or nil if there is none. While a gap is shown, a finger
  ///     below the last item yields the index path after the last item.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when the finger leaves the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag ends, regardless of its location, if it has entered the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of a dropped item's preview while it moves to its cell. If the result is nil (the
  /// default), the entire preview is shown.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a move for one of the collection view's own items, or a copy for all other items.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { collectionView.defaultProposal(for: session) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil, so the entire preview is shown.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
