// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Types that describe the solver's result.

/// A set of required constraints that cannot all be satisfied, and the constraint that was broken.
package struct LayoutConflict: Equatable, Sendable {
  /// The conflicting constraints, including `broken`, ordered by rank. The set is irreducible: if any constraint is
  /// removed, the others can be satisfied.
  package let culprits: [LinearConstraint]
  /// The broken constraint, which has the greatest rank.
  package let broken: LinearConstraint

  package init(culprits: [LinearConstraint], broken: LinearConstraint) {
    self.culprits = culprits
    self.broken = broken
  }
}

/// The reasons for a variable's value.
package struct Explanation: Equatable, Sendable {
  package let value: Double
  /// The constraints that determine the variable's value.
  package let determining: [LinearConstraint]
  /// The violated constraints on the involved variables, which the determining constraints override.
  package let overridden: [LinearConstraint]
  /// Whether the value depends on the pull to rest, which breaks ties in ambiguous layouts.
  package let isHeldByTieBreak: Bool
}
