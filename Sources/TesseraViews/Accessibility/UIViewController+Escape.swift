// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The gesture by which users of a screen reader leave a sheet or a popover.

import Foundation

extension UIViewController {
  /// What a tap beside the sheet or popover does that the controller is in.
  func leaveByEscape() -> Bool {
    guard presentation.presenter != nil, let controller = presentationController, controller.framesItsView else {
      return false
    }
    controller.outsideWasTapped()
    return presentation.presenter == nil || isBeingDismissed
  }
}
