// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The invariants between operations, as functions that return a description of the violation. Debug builds call them and
// stop at the first violation; release builds neither call them nor evaluate their arguments.
//
// A check of a component takes linear time, while a pivot of a large one takes less. So every step and every solve adds
// to a budget (`Invariants.share` entries), and a check runs once the budget covers it: small components are checked
// after every step, a component of 1,600 variables after every hundredth. The structures that a structural solve
// traverses completely (model, program, numbering) are checked with every such solve.

enum Invariants {
  /// The number of entries that a step or a solve adds to the budget.
  static let share = 16
}

/// Stops a debug build with the message of a failed check.
@inline(__always)
func assertInvariant(_ violated: @autoclosure () -> String?, file: StaticString = #fileID, line: UInt = #line) {
  #if DEBUG
    if let violated = violated() { assertionFailure(violated, file: file, line: line) }
  #endif
}

/// Checks that numbers increase from 0 to `end`: the starts of consecutive groups.
func checkStarts(_ starts: BufferView<Int32>, groups: Int, end: Int, _ name: String) -> String? {
  if starts[0] != 0 { return "\(name) starts at \(starts[0]), not at 0" }
  for i in 0..<groups where starts[i] > starts[i + 1] { return "\(name)[\(i + 1)] falls" }
  return Int(starts[groups]) == end ? nil : "\(name) ends at \(starts[groups]), not at \(end)"
}
