// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Counters of work done. Tests assert on them, so that a regression in work fails even on a noisy machine.

/// What the solver has done since it was made.
package struct Statistics: Equatable, Sendable {
  package internal(set) var solves = 0
  package internal(set) var pivots = 0
  package internal(set) var boundFlips = 0
  var tieBreakPivots = 0
  package internal(set) var componentsBuilt = 0
  package internal(set) var componentsSolved = 0
  package internal(set) var presolveRuns = 0
  package internal(set) var rowsPresolved = 0
  package internal(set) var refactorings = 0
  var conflictSearches = 0
  /// Iterations that ran into the safety cap; zero in every healthy system.
  package internal(set) var abandoned = 0

  package init() {}
}
