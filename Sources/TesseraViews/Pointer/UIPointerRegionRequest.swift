// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The state of the pointer when a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The pointer's location in the view's coordinates.
  open private(set) var location: CGPoint
  /// The pressed modifier keys.
  open private(set) var modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    (self.location, self.modifiers) = (location, modifiers)
    super.init()
  }
}
