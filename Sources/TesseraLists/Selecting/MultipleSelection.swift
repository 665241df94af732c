// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Selection by dragging. A drag with two fingers, or a drag along the selection circles of a list in editing mode,
// selects all rows that it passes. If the drag begins on a selected row, it deselects rows.

import Foundation
@_spi(Tessera) import TesseraViews

/// A list that supports selection by dragging.
@preconcurrency @MainActor protocol DragSelecting: UIScrollView {
  var selecting: MultipleSelection? { get set }
  var selectedKeys: [ItemPosition] { get }
  func elementForSelecting(at point: CGPoint) -> ItemPosition?
  /// Returns whether a drag in editing mode selects elements. In a table, such a drag begins at a row's selection
  /// circle. In a collection view, it follows a line of items.
  func isOnSelectionControl(of key: ItemPosition, at point: CGPoint) -> Bool
  func shouldBeginSelecting(at path: IndexPath) -> Bool
  func didBeginSelecting(at path: IndexPath)
  func didEndSelecting()
  /// Returns the elements from `first` to `last`, inclusive, in order.
  func keys(from first: ItemPosition, to last: ItemPosition) -> [ItemPosition]
  /// Selects or deselects an element, as a tap does.
  func setSelectedByDrag(_ key: ItemPosition, to isSelected: Bool)
}

@MainActor final class MultipleSelection {
  let start: ItemPosition
  private let selects: Bool
  private let before: Set<ItemPosition>
  private var passed: [ItemPosition] = []

  init(start: ItemPosition, selected: [ItemPosition]) {
    self.start = start
    before = Set(selected)
    selects = !before.contains(start)
  }

  /// Updates the selection when the finger reaches an element. Selects or deselects all elements up to it, and
  /// restores the elements that are no longer in the range.
  func move(to key: ItemPosition, in list: any DragSelecting) {
    let now = list.keys(from: start, to: key)
    let (old, kept) = (Set(passed), Set(now))
    passed = now
    for key in old.subtracting(kept).sorted() where before.contains(key) != selects {
      list.setSelectedByDrag(key, to: before.contains(key))
    }
    for key in now where !old.contains(key) && before.contains(key) != selects {
      list.setSelectedByDrag(key, to: selects)
    }
  }
}

extension DragSelecting {
  /// Returns whether a drag selects rows.
  func beginsSelecting(from start: CGPoint) -> Bool {
    selecting = nil
    guard let key = elementForSelecting(at: start),
      panGestureRecognizer.numberOfTouches == 2 || isOnSelectionControl(of: key, at: start),
      shouldBeginSelecting(at: key.path)
    else { return false }
    selecting = MultipleSelection(start: key, selected: selectedKeys)
    return true
  }

  func trackSelecting(_ pan: UIPanGestureRecognizer) {
    guard let selecting else { return }
    switch pan.state {
    case .began:
      didBeginSelecting(at: selecting.start.path)
      fallthrough
    case .changed:
      let key = elementForSelecting(at: pan.location(in: self)) ?? selecting.start
      selecting.move(to: key, in: self)
    default:
      self.selecting = nil
      didEndSelecting()
    }
  }
}
