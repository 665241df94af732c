// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Counts of a solver's current contents, with which tests verify that edits that cancel each other leak nothing.
// Measuring the memory of the process was rejected, because it includes all other tests and the capacity reserved for
// reuse.

/// Counts of a solver's contents. After removing everything and solving, only `reservedBytes` may be nonzero.
package struct LiveCounts: Equatable, Sendable {
  package internal(set) var variables = 0
  package internal(set) var rows = 0
  package internal(set) var terms = 0
  /// The number of stored terms, including the terms of removed rows that have not been compacted yet.
  var storedTerms = 0
  package internal(set) var conflicts = 0
  /// The counts that depend on the last solve.
  var eliminations = 0
  var mappedRows = 0
  var tapeEntries = 0
  package internal(set) var components = 0
  /// The memory that is freed together with a component, in bytes.
  var componentBytes = 0
  /// The number of edits recorded for the next solve.
  package internal(set) var pendingEdits = 0
  /// The capacity of the declared model. It is retained for reuse, so it corresponds to the largest model so far.
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
