// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// A coder of one object of a nib, which reads the whole element at the end of UIKit's `init(coder:)`.
@MainActor
package protocol ElementDecoding: NSCoder {
  /// Reads the element into an object, if `type` is the most derived UIKit class whose initializer sets values.
  func readElement(into object: AnyObject, at type: AnyClass)
}

extension NSCoder {
  /// Reads the object's element of a nib. Classes that set values after `super.init` call this at the end of `init(coder:)`.
  /// Does nothing for other kinds of coders.
  @MainActor
  package func finishDecoding(_ object: AnyObject, at type: AnyClass) {
    (self as? any ElementDecoding)?.readElement(into: object, at: type)
  }
}
