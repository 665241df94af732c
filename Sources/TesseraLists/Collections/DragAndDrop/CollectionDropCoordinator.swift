// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

final class CollectionDropCoordinator: ListDropCoordinator<UICollectionView>, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { drop.elements }
  var proposal: UICollectionViewDropProposal {
    drop.anyProposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.anyProposal.operation)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.animate(dragItem, to: .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    drop.animate(dragItem, to: .into(indexPath, rect))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let path = placeholder.insertionIndexPath
    let cell = list?.dequeueCell(placeholder.reuseIdentifier, for: path) ?? UICollectionViewCell(frame: .zero)
    let shown = ListPlaceholder(key: ItemPosition(path), cell: cell, height: 0) { placeholder.cellUpdateHandler?(cell) }
    return show(
      shown, for: dragItem, appearance: { placeholder.previewParametersProvider?(cell) },
      insert: { [weak list] in list?.insertItems(at: [$0]) })
  }
}

extension ListDropItem: UICollectionViewDropItem {}
extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}
