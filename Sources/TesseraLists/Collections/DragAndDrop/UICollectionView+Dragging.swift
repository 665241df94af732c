// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drag and drop in collection views.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

extension UICollectionView: DraggableList {
  func defaultProposal(for session: any UIDropSession) -> UICollectionViewDropProposal {
    dragging?.isReorder(session) == true
      ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
      : UICollectionViewDropProposal(operation: .copy)
  }

  // MARK: Items

  func dragPath(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return scrollers.values.contains { $0.frame.contains(point) } ? item(at: point) : item(atLayoutPosition: point)
  }

  func pathAfterLast(at point: CGPoint) -> IndexPath? {
    guard let gap = dragging?.gap, dragging?.source == nil, counts.indices.contains(gap.section) else { return nil }
    let end = ItemPosition(section: gap.section, row: counts[gap.section])
    return layoutFrame(at: end).map(flipped)?.contains(point) == true ? end.path : nil
  }

  func dragCell(at path: IndexPath) -> UIView? { views[.cell(ItemPosition(path))] }

  func dropFrame(at path: IndexPath) -> CGRect? {
    loadIfNeeded()
    guard contains(ItemPosition(path)) else { return nil }
    if let cell = views[.cell(ItemPosition(path))], let parent = cell.superview, parent !== self {
      return convert(cell.frame, from: parent)
    }
    return collectionViewLayout.layoutAttributesForItem(at: path).map { flipped($0.frame) }
  }

  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool) {
    (cell as? UICollectionViewCell)?.dragStateDidChange(isLifting ? .lifting : isDragging ? .dragging : .none)
  }

  func setDropHighlight(to isHighlighted: Bool, at path: IndexPath) {
    (views[.cell(ItemPosition(path))] as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  func canMove(at path: IndexPath) -> Bool {
    contains(ItemPosition(path)) && dataSource?.collectionView(self, canMoveItemAt: path) == true
  }

  func moveInteractively(from: IndexPath, to: IndexPath) -> Bool {
    let dragging = loadedDragController
    dragging.wasAnsweredByDefault = false
    hasAppliedMove = false
    dataSource?.collectionView(self, moveItemAt: from, to: to)
    if dragging.wasAnsweredByDefault { return false }
    if !hasAppliedMove, !needsData { applyMove(from: from, to: to) }
    return true
  }

  // MARK: Delegates

  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
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
  func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? defaultProposal(for: session)
  }
  func dropIntent(of proposal: UIDropProposal) -> DropIntent {
    switch (proposal as? UICollectionViewDropProposal)?.intent ?? .unspecified {
    case .unspecified: .none
    case .insertAtDestinationIndexPath: .gap
    case .insertIntoDestinationIndexPath: .into
    }
  }
  func dropDidExit(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidExit: session) }
  func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.collectionView(self, dropSessionDidEnd: session) }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func performDrop(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop: drop, list: self))
  }
}
