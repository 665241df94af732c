// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The escape gesture, which dismisses a sheet or a popover for users of a screen reader.

import Foundation

extension UIViewController {
  /// Dismisses the controller's sheet or popover, as a tap outside of it does. Returns whether there was one.
  func dismissByEscape() -> Bool {
    guard presentation.presenter != nil, let controller = presentationController, controller.framesItsView else {
      return false
    }
    controller.outsideWasTapped()
    return presentation.presenter == nil || isBeingDismissed
  }
}
