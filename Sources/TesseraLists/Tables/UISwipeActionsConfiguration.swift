// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The buttons behind one side of a row.
///
/// - Note: Differs from UIKit: rows do not move to the side, so the buttons are not seen.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Stored only. True by default.
  open var performsFirstActionWithFullSwipe = true

  /// Buttons, the outermost first.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
