// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The adapter between UIKit's two families of delegates and the shared implementation of lifting, dragging and dropping
// (ListDragController). A table and a collection view implement these members with the methods of their delegates; these
// forwarding calls are all that is duplicated.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The visual feedback of a drop.
enum DropIntent {
  case none, gap, into, automatic
}

/// A table's or collection view's part in drags and drops, so that touches, order and previews are the same for both.
@preconcurrency @MainActor protocol DraggableList: UIScrollView {
  var dragging: ListDragController? { get set }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // Elements
  /// Returns the element whose layout frame contains a point of the content.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the path after the last element, if a point is in the gap that is open there.
  func pathAfterLast(at point: CGPoint) -> IndexPath?
  func dragCell(at path: IndexPath) -> UIView?
  func dropFrame(at path: IndexPath) -> CGRect?
  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool)
  func setDropHighlight(to isHighlighted: Bool, at path: IndexPath)

  // The drag delegate
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragItems(addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // The drop delegate
  func dropCanHandle(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(for session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
  func dropIntent(of proposal: UIDropProposal) -> DropIntent
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func performDrop(_ drop: ListDrop)

  // Moving within the list
  func canMove(at path: IndexPath) -> Bool
  /// Calls the data source to move an element. Returns false if the data source does not implement it.
  func moveInteractively(from: IndexPath, to: IndexPath) -> Bool
}

extension DraggableList {
  var loadedDragController: ListDragController {
    if let dragging { return dragging }
    let made = ListDragController(self)
    dragging = made
    return made
  }

  func dragDelegatesDidChange() {
    if hasDragDelegate || hasDropDelegate { loadedDragController.update() } else { dragging?.update() }
  }
}
