// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The adapter between the delegates of tables and collection views and the shared implementation of lifting, dragging
// and dropping (ListDragController). Tables and collection views implement these members by calling their delegates.
// Only these forwarding calls are duplicated.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The visual feedback for a drop.
enum DropIntent {
  case none, gap, into, automatic
}

/// A table or collection view that supports drag and drop. Touch handling, the order of calls and previews are the
/// same for both.
@preconcurrency @MainActor protocol DraggableList: UIScrollView {
  var dragging: ListDragController? { get set }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // Elements
  /// Returns the index path of the element whose layout frame contains a point in content coordinates.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the index path after the last element if a gap is open there and contains a point.
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
