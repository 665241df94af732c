// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraInteractions
public import TesseraViews

/// The state of a cell.
///
/// - Note: Differs from UIKit: cells never set `isDisabled`, `isFocused`, `isExpanded`, `isPinned`, `isReordering`, or the
///   drag and drop states.
public struct UICellConfigurationState: UIConfigurationState {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled. Never set.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused. Never set, because Tessera has no focus.
  public var isFocused = false
  /// Whether the table or collection view is in editing mode.
  public var isEditing = false
  /// Whether the cell's children are visible. Never set.
  public var isExpanded = false
  /// Whether the row is swiped to reveal its buttons.
  public var isSwiped = false
  /// Whether the cell is pinned to an edge. Never set.
  public var isPinned = false
  /// Whether the cell is being reordered. Never set.
  public var isReordering = false
  /// The state of the cell while it is dragged. Never set.
  public var cellDragState = DragState.none
  /// The state of the cell while a drag is over it. Never set.
  public var cellDropState = DropState.none
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell while it is dragged.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  /// The state of a cell while a drag is over it.
  public enum DropState: Int, Sendable {
    case none, notTargeted, targeted
  }

  /// The value of a custom state, or nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }

  /// Creates a state in which all flags are false.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The part of a cell's state that changes while the cell is visible.
struct StateFlags: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false

  init() {}

  init(_ state: UICellConfigurationState) {
    (isSelected, isHighlighted, isEditing) = (state.isSelected, state.isHighlighted, state.isEditing)
    isSwiped = state.isSwiped
  }
}
