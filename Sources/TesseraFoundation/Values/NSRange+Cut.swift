// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

extension NSRange {
  /// Returns the part of the range that lies in a text of `length` units, for any numbers: those of apps may be negative,
  /// beyond the end, `NSNotFound` or so great that their sum is none. What lies behind the text is the empty range at its end,
  /// what lies before it that at its start.
  package func cut(to length: Int) -> NSRange {
    let start = Swift.min(Swift.max(0, location), length)
    let count = location < 0 ? Swift.max(0, self.length) &+ location : self.length
    return NSRange(location: start, length: Swift.min(Swift.max(0, count), length - start))
  }
}
