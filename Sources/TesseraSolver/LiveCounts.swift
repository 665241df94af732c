// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a solver holds at this moment, so that tests can state that edits which cancel each other leave nothing behind.
// Counts of a process's memory were rejected: they see every other test, and capacity kept for reuse besides.

/// Things a solver holds. All but `reservedBytes` are those of a fresh solver once everything was removed and solved.
package struct LiveCounts: Equatable, Sendable {
  package internal(set) var variables = 0
  package internal(set) var rows = 0
  package internal(set) var terms = 0
  /// Terms with those of removed rows whose room was not taken back yet.
  var storedTerms = 0
  package internal(set) var conflicts = 0
  /// What the last solve made of the rows.
  var eliminations = 0
  var mappedRows = 0
  var tapeEntries = 0
  package internal(set) var components = 0
  /// Memory that lives and dies with a component.
  var componentBytes = 0
  /// Edits noted for the next solve.
  package internal(set) var pendingEdits = 0
  /// Room of the declared model. Kept for reuse, so it is that of the greatest model so far.
  package var reservedBytes = 0

  package init() {}
}

extension Solver {
  package var liveCounts: LiveCounts {
    var counts = LiveCounts()
    counts.variables = model.variables.count - model.freeVariables.count
    counts.rows = model.constraints.count - model.freeConstraints.count
    counts.terms = model.liveTerms
    counts.storedTerms = model.storedTerms
    counts.conflicts = conflictList.count
    counts.eliminations = presolve.eliminated.count
    counts.mappedRows = presolve.mapped.count
    counts.tapeEntries = presolve.tape.count
    counts.components = components.list.count
    for index in 0..<components.list.count { counts.componentBytes += components.list[index].pointee.arena.bytes }
    counts.pendingEdits = editedConstants.count + editedRests.count
    counts.reservedBytes =
      model.bytes + values.bytes + liveTags.bytes + editedConstants.bytes + editedRests.bytes
    return counts
  }
}
