// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The escape gesture, with which screen reader users dismiss a sheet or popover.

import Foundation

extension UIViewController {
  /// Dismisses the controller's sheet or popover, like a tap outside of it. Returns whether there was one.
  func dismissByEscape() -> Bool {
    guard presentation.presenter != nil, let controller = presentationController, controller.framesItsView else {
      return false
    }
    controller.outsideWasTapped()
    return presentation.presenter == nil || isBeingDismissed
  }
}
