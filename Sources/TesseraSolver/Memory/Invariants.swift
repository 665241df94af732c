// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The invariants between operations, as functions that return a description of a violation. Debug builds call them
// and stop at the first violation. Release builds neither call them nor evaluate their arguments.
//
// Checking a component takes linear time, but a pivot in a large component takes less. Every step and every solve
// therefore adds `Invariants.share` matrix entries to a budget, and a check is performed when the budget covers the
// entries that it examines. Small components are checked after every step, and a component with 1,600 variables after
// every hundredth step. The structures that a structural solve traverses completely (model, program and numbering)
// are checked at each such solve.

enum Invariants {
  /// The number of matrix entries that a step or a solve adds to the budget.
  static let share = 16
}

/// Stops a debug build with the description of a violation.
@inline(__always)
func assertInvariant(_ violated: @autoclosure () -> String?, file: StaticString = #fileID, line: UInt = #line) {
  #if DEBUG
    if let violated = violated() { assertionFailure(violated, file: file, line: line) }
  #endif
}

/// Checks that the numbers are nondecreasing from 0 to `end`, as required for the start indexes of consecutive
/// groups.
func checkStarts(_ starts: BufferView<Int32>, groups: Int, end: Int, _ name: String) -> String? {
  if starts[0] != 0 { return "\(name) starts at \(starts[0]), not at 0" }
  for i in 0..<groups where starts[i] > starts[i + 1] { return "\(name)[\(i + 1)] falls" }
  return Int(starts[groups]) == end ? nil : "\(name) ends at \(starts[groups]), not at \(end)"
}
