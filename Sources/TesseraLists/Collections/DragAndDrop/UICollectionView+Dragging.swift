// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A collection view's part in drags and drops.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

extension UICollectionView: DraggedList {
  func usualProposal(_ session: any UIDropSession) -> UICollectionViewDropProposal {
    dragging?.isReorder(session) == true
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .copy)
  }

  // MARK: Items

  func dragPath(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return scrollers.values.contains { $0.frame.contains(point) } ? item(at: point) : item(atPlace: point)
  }

  func pathBehindEnd(at point: CGPoint) -> IndexPath? {
    guard let gap = dragging?.gap, dragging?.source == nil, counts.indices.contains(gap.section) else { return nil }
    let end = RowKey(gap.section, counts[gap.section])
    return itemPlace(end).map(flipped)?.contains(point) == true ? end.path : nil
  }

  func dragCell(_ path: IndexPath) -> UIView? { views[.cell(RowKey(path))] }

  func dropFrame(_ path: IndexPath) -> CGRect? {
    loadIfNeeded()
    guard contains(RowKey(path)) else { return nil }
    if let cell = views[.cell(RowKey(path))], let parent = cell.superview, parent !== self {
      return convert(cell.frame, from: parent)
    }
    return collectionViewLayout.layoutAttributesForItem(at: path).map { flipped($0.frame) }
  }

  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool) {
    (cell as? UICollectionViewCell)?.dragStateDidChange(isLifting ? .lifting : isDragging ? .dragging : .none)
  }

  func setHighlight(_ isHighlighted: Bool, _ path: IndexPath) {
    (views[.cell(RowKey(path))] as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  func canMove(_ path: IndexPath) -> Bool {
    contains(RowKey(path)) && dataSource?.collectionView(self, canMoveItemAt: path) == true
  }

  func moveByHand(_ from: IndexPath, _ to: IndexPath) -> Bool {
    let dragging = loadedDragging
    dragging.wasAnsweredByDefault = false
    hasTakenMove = false
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    if dragging.wasAnsweredByDefault { return false }
    if !hasTakenMove, !needsData { takeMove(from, to) }
    return true
  }

  // MARK: Delegates

  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? usualProposal(session)
  }
  func dropIntent(_ proposal: UIDropProposal) -> DropIntent {
    switch (proposal as? UICollectionViewDropProposal)?.intent ?? .unspecified {
    case .unspecified: .none
    case .insertAtDestinationIndexPath: .gap
    case .insertIntoDestinationIndexPath: .into
    }
  }
  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
  func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop, self))
  }
}
