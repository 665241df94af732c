// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// The base class for the drop coordinators of tables and collection views.
@MainActor class ListDropCoordinator<List: DraggableList>: NSObject {
  final let drop: ListDrop
  final weak var list: List?

  init(drop: ListDrop, list: List) {
    (self.drop, self.list) = (drop, list)
    super.init()
  }

  final var destinationIndexPath: IndexPath? { drop.destinationIndexPath }
  final var session: any UIDropSession { drop.session }

  final func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.animate(dragItem, to: .target(target))
  }

  /// Shows a placeholder in the list and moves an item to the placeholder's cell.
  ///
  /// - Parameters:
  ///   - look: A closure that returns the appearance of the moving preview. Called after the placeholder was added to
  ///     the list.
  ///   - insert: A closure that notifies the list that the data source contains an element in place of the
  ///     placeholder.
  final func show(
    _ placeholder: ListPlaceholder, for dragItem: UIDragItem, appearance look: () -> UIDragPreviewParameters?,
    insert: @escaping (IndexPath) -> Void
  ) -> ListPlaceholderContext {
    let dragging = list?.loadedDragController ?? ListDragController(nil)
    dragging.addPlaceholder(placeholder)
    let animator = drop.animate(dragItem, to: .view(placeholder.cell, look()))
    return ListPlaceholderContext(
      item: dragItem, animator: animator, placeholder: placeholder, dragging: dragging, insert: insert)
  }
}
