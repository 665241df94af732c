// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// What was dropped on a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drop: ListDrop
  private weak var collectionView: UICollectionView?

  init(_ drop: ListDrop, _ collectionView: UICollectionView) {
    (self.drop, self.collectionView) = (drop, collectionView)
    super.init()
  }

  var items: [any UICollectionViewDropItem] { drop.elements }
  var destinationIndexPath: IndexPath? { drop.destinationIndexPath }
  var session: any UIDropSession { drop.session }
  var proposal: UICollectionViewDropProposal {
    drop.anyProposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.anyProposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.fly(dragItem, .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.fly(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.fly(dragItem, .target(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let path = placeholder.insertionIndexPath
    let cell =
      collectionView?.takeCell(placeholder.reuseIdentifier, for: path) ?? UICollectionViewCell(frame: .zero)
    let shown = ListPlaceholder(RowKey(path), cell, height: 0) { placeholder.cellUpdateHandler?(cell) }
    let dragging = collectionView?.loadedDragging ?? ListDragging(nil)
    dragging.add(shown)
    let animator = drop.fly(dragItem, .view(cell, placeholder.previewParametersProvider?(cell)))
    return ListPlaceholderContext(dragItem, animator, shown, dragging) { [weak collectionView] path in
      collectionView?.insertItems(at: [path])
    }
  }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
