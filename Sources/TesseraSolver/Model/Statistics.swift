// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Work counters. Tests check them because, unlike timings, they reveal unnecessary work even on a noisy machine.

/// Counters of the work a solver has done since its creation.
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
  /// The number of searches stopped by the safety limit. Zero in every healthy system.
  package internal(set) var abandoned = 0

  package init() {}
}
