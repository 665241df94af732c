// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Linux has no associated objects. A view stores the additions of this module in `companions`, one object per type, and
// releases them with itself: this ends subscriptions with their view.

import UIKit

extension UIView {
  /// Returns the view's object of a type, created lazily.
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
