// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view stores this module's associated objects in `attachedObjects`, one object per type. They are released with
// the view, which ends its subscriptions.

import UIKit

extension UIView {
  /// Returns the view's associated object of a type, which is created lazily.
  func associatedObject<T: AnyObject>(of type: T.Type, make: () -> T) -> T {
    if let existing = existingAssociatedObject(of: type) { return existing }
    let made = make()
    attachedObjects[ObjectIdentifier(type)] = made
    return made
  }

  func existingAssociatedObject<T: AnyObject>(of type: T.Type) -> T? {
    attachedObjects[ObjectIdentifier(type)] as? T
  }
}
