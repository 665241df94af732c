// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraSolver

/// The state of a view or guide in the engine: four variables and the rows implied by the item itself.
///
/// The origin is relative to the item's container, so that moving a subtree changes one variable.
package final class EngineNode {
  /// The engine; nil after its deallocation. A view may outlive the tree that it was laid out in.
  package var engine: LayoutEngine? { handle.engine }
  let handle: EngineHandle
  package unowned(unsafe) let item: any ConstraintItem
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable

  /// The rows of the intrinsic size, per axis: at most (hugging) and at least (compression resistance).
  var horizontal = ContentSizeRows()
  var vertical = ContentSizeRows()
  /// The rows that fix the item's frame, for a root or a view whose autoresizing mask becomes constraints.
  var frameRows: [LinearConstraint] = []
  /// The rows `size >= 0`, added if a solution would violate them.
  var nonNegativeSizeRows: [LinearConstraint] = []
  /// Whether the item has left the engine.
  @exclusivity(unchecked) package var isDead = false
  /// Whether layout moved the item since its frame was last copied.
  @exclusivity(unchecked) package var moved = true
  /// Whether the engine lists the node among the moved ones.
  var isListed = false
  /// The number of the solution that last moved the item.
  var movedIn = 0
  /// The width for which the height of a multi-line text was measured.
  var measuredWidth = Double.nan

  /// Returns whether layout moved the item since the last call.
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

/// Two inequalities that pull a size toward an intrinsic one.
struct ContentSizeRows {
  var size = -1.0
  var hugging: LinearConstraint?
  var compression: LinearConstraint?
}
