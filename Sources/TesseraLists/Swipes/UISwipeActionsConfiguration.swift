// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The buttons behind one side of a row. Without any the row does not move to that side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a finger that drags the row far enough runs the first action. True by default.
  open var performsFirstActionWithFullSwipe = true

  /// Buttons, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
