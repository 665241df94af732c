// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
@_spi(Tessera) import TesseraViews

/// A placeholder element, which does not exist in the data source, and its cell.
@MainActor final class ListPlaceholder {
  /// The position of the element that follows the placeholder.
  var key: ItemPosition
  let cell: UIView
  let height: CGFloat
  let update: (() -> Void)?

  init(key: ItemPosition, cell: UIView, height: CGFloat, update: (() -> Void)?) {
    (self.key, self.cell, self.height, self.update) = (key, cell, height, update)
  }
}

/// The context with which an app finishes a placeholder of a table or collection view.
@MainActor final class ListPlaceholderContext: NSObject {
  let dragItem: UIDragItem
  private let animator: DragAnimator
  private weak var placeholder: ListPlaceholder?
  private weak var dragging: ListDragController?
  private let insert: (IndexPath) -> Void

  init(
    item: UIDragItem, animator: DragAnimator, placeholder: ListPlaceholder, dragging: ListDragController,
    insert: @escaping (IndexPath) -> Void
  ) {
    (dragItem, self.animator, self.placeholder, self.dragging) = (item, animator, placeholder, dragging)
    self.insert = insert
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let placeholder, let dragging, dragging.removePlaceholder(placeholder) else { return false }
    let path = placeholder.key.path
    dataSourceUpdates(path)
    insert(path)
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let placeholder, let dragging else { return false }
    return dragging.removePlaceholder(placeholder)
  }

  func setNeedsCellUpdate() { placeholder?.update?() }
}
