// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

extension NSRange {
  /// Returns the part of the range in a text of `length` units, for arbitrary numbers: those of apps may be negative, beyond
  /// the end, `NSNotFound`, or have an overflowing sum. A range after the text becomes the empty range at its end, and one
  /// before it the empty range at its start.
  package func clamped(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(0, location), length)
    let count = location < 0 ? Swift.max(0, self.length) &+ location : self.length
    return NSRange(location: start, length: Swift.min(Swift.max(0, count), length - start))
  }
}
