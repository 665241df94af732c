// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The data source and delegate of a managed collection view; see ManagedTableCoordinator.

import UIKit

@MainActor
final class ManagedCollectionCoordinator: NSObject, UICollectionViewDelegate {
  private weak var view: ManagedCollectionView?
  private let source: UICollectionViewDiffableDataSource<ManagedIdentity, ManagedIdentity>

  init(_ view: ManagedCollectionView) {
    self.view = view
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, identity in
      (view as? ManagedCollectionView)?.cell(for: identity, at: path)
    }
    super.init()
    source.supplementaryViewProvider = { view, kind, path in
      (view as? ManagedCollectionView)?.supplementaryView(kind: kind, at: path)
    }
    view.delegate = self
  }

  /// The identities of the items that have a cell.
  var visibleIdentities: Set<ManagedIdentity> {
    guard let view else { return [] }
    return Set(source.snapshot().itemPaths().filter { view.cellForItem(at: $0.path) != nil }.map(\.item))
  }

  func applySnapshot(_ snapshot: ManagedRows<any ManagedCollectionViewCellModel>.Snapshot) {
    source.apply(snapshot, animatingDifferences: false)
  }

  func path(where isMeant: (ManagedIdentity) -> Bool) -> IndexPath? {
    source.snapshot().itemIdentifiers.first(where: isMeant).flatMap(source.indexPath(for:))
  }

  func identity(at path: IndexPath) -> ManagedIdentity? { source.itemIdentifier(for: path) }

  // MARK: Items

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    view?.model(at: indexPath)?.onSelect != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let view else { return }
    view.model(at: indexPath)?.onSelect?(view, indexPath)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { view?.scrollDelegation.didScroll?(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    view?.scrollDelegation.willBeginDragging?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    view?.scrollDelegation.didEndDragging?(scrollView, decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    view?.scrollDelegation.didEndDecelerating?(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    view?.scrollDelegation.didEndScrollingAnimation?(scrollView)
  }
}
