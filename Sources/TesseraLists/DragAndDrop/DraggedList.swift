// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The joint between UIKit's two families of delegates and the one way in which elements are lifted, dragged and dropped
// (ListDragging). A table and a collection view answer these members, each by the methods that its own delegates have;
// what is left alike in the two are those lists of calls.

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// How a list shows what would be dropped.
enum DropIntent {
  case none, gap, into, automatic
}

/// What a table and a collection view tell of drags and drops, so that touches, order and previews are the same for both.
@preconcurrency @MainActor protocol DraggedList: UIScrollView {
  var dragging: ListDragging? { get set }
  var hasDragDelegate: Bool { get }
  var hasDropDelegate: Bool { get }

  // Elements
  /// The element whose place in the layout holds a point of the content.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// The path behind the last element, where a point is in the gap that is open there.
  func pathBehindEnd(at point: CGPoint) -> IndexPath?
  func dragCell(_ path: IndexPath) -> UIView?
  /// The place of an element in the content, as the layout has it.
  func dropFrame(_ path: IndexPath) -> CGRect?
  func setDragState(_ cell: UIView, isLifting: Bool, isDragging: Bool)
  func setHighlight(_ isHighlighted: Bool, _ path: IndexPath)

  // The delegate of drags
  func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
  func dragItems(adding session: any UIDragSession, _ path: IndexPath, _ point: CGPoint) -> [UIDragItem]
  func dragParameters(_ path: IndexPath) -> UIDragPreviewParameters?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  // The delegate of drops
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
  /// Lets the data source move an element; false if it does not say how.
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
