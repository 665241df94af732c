// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What the solver can say about its result, as values.

/// Required constraints that cannot hold together, and the one that was given up for it.
package struct LayoutConflict: Equatable, Sendable {
  /// An irreducible set: without any one of them the others can be satisfied. Includes `broken`; ordered by rank.
  package let culprits: [LinearConstraint]
  /// The one of greatest rank.
  package let broken: LinearConstraint

  package init(culprits: [LinearConstraint], broken: LinearConstraint) {
    self.culprits = culprits
    self.broken = broken
  }
}

/// Why a variable has its value.
package struct Explanation: Equatable, Sendable {
  package let value: Double
  /// The constraints that hold the variable where it is.
  package let holders: [LinearConstraint]
  /// Constraints on the variables involved that are violated: they lost against holders.
  package let losers: [LinearConstraint]
  /// Some of its hold is only the pull to rest that decides ambiguous layouts.
  package let isHeldByTieBreak: Bool
}
