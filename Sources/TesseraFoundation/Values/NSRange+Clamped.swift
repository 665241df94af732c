// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

extension NSRange {
  /// Returns the range clamped to a text of `length` units. The range may be invalid: it may be negative, extend
  /// beyond the end, contain `NSNotFound`, or have an upper bound that overflows. A range after the text becomes an
  /// empty range at the text's end, and a range before the text becomes an empty range at its start.
  package func clamped(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(0, location), length)
    let count = location < 0 ? Swift.max(0, self.length) &+ location : self.length
    return NSRange(location: start, length: Swift.min(Swift.max(0, count), length - start))
  }
}
