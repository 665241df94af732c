// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The buttons on one side of a row. If there are none, the row can't be swiped to that side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe runs the first action. True by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with buttons, outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
