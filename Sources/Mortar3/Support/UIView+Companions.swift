// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Linux has no associated objects. A view keeps what this module adds to it in `companions`, one object per type, and
// drops it when it dies: that is how subscriptions end with their view.

import UIKit

extension UIView {
  /// The view's object of a type, made when first asked for.
  func companion<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
    if let existing = existingCompanion(type) { return existing }
    let made = make()
    companions[ObjectIdentifier(type)] = made
    return made
  }

  func existingCompanion<T: AnyObject>(_ type: T.Type) -> T? {
    companions[ObjectIdentifier(type)] as? T
  }
}
