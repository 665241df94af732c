// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Priorities are exact levels, not weights: no number of lower ones outweighs a higher one. They are
// keyed by the Float itself, so 999.5 and the descending 999, 998, 997 of stack views are all distinct.

/// The strength of a constraint: a number in (0, 1000]; 1000 is required.
package struct Priority: Hashable, Comparable, Sendable {
  package let value: Float

  /// Creates a priority. Returns nil for NaN and for values outside (0, 1000].
  package init?(_ value: Float) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(unchecked value: Float) { self.value = value }

  package static let required = Priority(unchecked: 1000)

  package static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.value < rhs.value }

  var isRequired: Bool { value == 1000 }
}
