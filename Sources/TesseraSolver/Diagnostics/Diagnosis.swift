// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Values that describe the solver's result.

/// A set of required constraints that cannot all be satisfied, and the constraint that was broken.
package struct LayoutConflict: Equatable, Sendable {
  /// An irreducible set: the others can be satisfied if any one is removed. Includes `broken`; ordered by rank.
  package let culprits: [LinearConstraint]
  /// The constraint of greatest rank.
  package let broken: LinearConstraint

  package init(culprits: [LinearConstraint], broken: LinearConstraint) {
    self.culprits = culprits
    self.broken = broken
  }
}

/// The reasons for a variable's value.
package struct Explanation: Equatable, Sendable {
  package let value: Double
  /// The constraints that hold the variable in place.
  package let determining: [LinearConstraint]
  /// The violated constraints on the variables involved, which lost to the determining constraints.
  package let overridden: [LinearConstraint]
  /// Whether the variable is partly held by the pull to rest, which decides ambiguous layouts.
  package let isHeldByTieBreak: Bool
}
