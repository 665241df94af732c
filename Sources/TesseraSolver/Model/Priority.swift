// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Priorities are exact levels, not weights: a higher-priority constraint outweighs any number of lower-priority ones.
// The Float value itself identifies the level, so 999.5 and a stack view's descending 999, 998 and 997 are all
// distinct levels.

/// The strength of a constraint, in (0, 1000], where 1000 is required.
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
