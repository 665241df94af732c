// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The buttons at one side of a row. Without any, the row does not move to that side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe runs the first action. True by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of buttons, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
