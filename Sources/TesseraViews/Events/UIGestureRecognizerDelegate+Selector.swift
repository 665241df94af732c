// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraFoundation

extension UIGestureRecognizerDelegate {
  /// Returns whether the delegate implements a method for the selector.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return (self as? any NSObjectProtocol)?.responds(to: aSelector) ?? Messages.canSend(aSelector, to: self)
  }
}
