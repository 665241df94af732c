// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A coder for a nib object. At the end of `init(coder:)`, it reads the object's XML element.
@MainActor
package protocol ElementDecoding: NSCoder {
  /// Reads the element's values into an object, if `type` is the object's most derived UIKit class that sets values
  /// when decoded.
  func readElement(into object: AnyObject, at type: AnyClass)
}

extension NSCoder {
  /// Reads the object's nib element. Classes that set values after `super.init` call this at the end of
  /// `init(coder:)`. Does nothing for other coders.
  @MainActor
  package func finishDecoding(_ object: AnyObject, at type: AnyClass) {
    (self as? any ElementDecoding)?.readElement(into: object, at: type)
  }
}
