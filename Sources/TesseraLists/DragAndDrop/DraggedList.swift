// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The adapter between UIKit's two families of delegates and the shared implementation of lifting, dragging and dropping
// (ListDragging). A table and a collection view implement these members with the methods of their delegates; only those
// lists of calls are similar in the two.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The visual feedback of a drop.
enum DropIntent {
  case none, gap, into, automatic
}

/// A table's or collection view's part in drags and drops, so that touches, order and previews are the same for both.
@preconcurrency @MainActor protocol DraggedList: UIScrollView {
  var dragging: ListDragging? { get set }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // Elements
  /// Returns the element whose layout frame contains a point of the content.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the path after the last element, if a point is in the gap that is open there.
  func pathBehindEnd(at point: CGPoint) -> IndexPath?
  func dragCell(_ path: IndexPath) -> UIView?
  func dropFrame(_ path: IndexPath) -> CGRect?
  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool)
  func setHighlight(_ isHighlighted: Bool, _ path: IndexPath)

  // The drag delegate
  func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
  func dragItems(adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // The drop delegate
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, _ path: IndexPath?) -> UIDropProposal
  func dropIntent(_ proposal: UIDropProposal) -> DropIntent
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropParameters(_ path: IndexPath) -> UIDragPreviewParameters?
  func performDrop(_ drop: ListDrop)

  // Moving within the list
  func canMove(_ path: IndexPath) -> Bool
  /// Lets the data source move an element; returns false if it does not implement that.
  func moveByHand(_ from: IndexPath, _ to: IndexPath) -> Bool
}

extension DraggedList {
  var loadedDragging: ListDragging {
    if let dragging { return dragging }
    let made = ListDragging(self)
    dragging = made
    return made
  }

  func dragDelegatesDidChange() {
    if hasDragDelegate || hasDropDelegate { loadedDragging.update() } else { dragging?.update() }
  }
}
