// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraSolver

/// The engine's state for a view or guide: four solver variables, and the rows (the solver's linear constraints)
/// implied by the item, such as those for its intrinsic size.
///
/// The origin is relative to the item's container, so moving a subtree changes only one variable per axis.
package final class EngineNode {
  /// The engine, or nil if it was deallocated. A view may outlive the view tree in which it was laid out.
  package var engine: LayoutEngine? { handle.engine }
  let handle: EngineHandle
  package unowned(unsafe) let item: any ConstraintItem
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// The rows for the intrinsic size, per axis: an upper bound (hugging) and a lower bound (compression resistance).
  var horizontal = ContentSizeRows()
  var vertical = ContentSizeRows()
  /// The rows that fix the item's frame. Used for a root, and for a view whose autoresizing mask is converted to
  /// constraints.
  var frameRows: [LinearConstraint] = []
  /// The `size >= 0` rows, which are added if a solution would violate them.
  var nonNegativeSizeRows: [LinearConstraint] = []
  /// Whether the item was removed from the engine.
  @exclusivity(unchecked) package var isDead = false
  /// Whether layout has moved the item since its frame was last copied.
  @exclusivity(unchecked) package var moved = true
  /// Whether the engine's list of moved nodes contains the node.
  var isListed = false
  /// The number of the solution that last moved the item.
  var movedIn = 0
  /// The width for which a multi-line text's height was measured.
  var measuredWidth = Double.nan

  /// Returns whether layout has moved the item since the last call, and resets the flag.
  package func takeMove() -> Bool {
    defer { moved = false }
    return moved
  }

  init(engine: LayoutEngine, item: any ConstraintItem, x: Variable, y: Variable, width: Variable, height: Variable) {
    handle = engine.handle
    self.item = item
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// Two inequality rows that pull a size toward the intrinsic size.
struct ContentSizeRows {
  var size = -1.0
  var hugging: LinearConstraint?
  var compression: LinearConstraint?
}
