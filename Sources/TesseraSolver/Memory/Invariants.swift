// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What must hold between two operations, as functions that name in words what does not. Debug builds call them and stop
// at the first violation; release builds neither call them nor evaluate what they are given.
//
// A check of a component is linear in it, a pivot of a large one is not. So every step and every solve pays for a
// number of entries (`Invariants.share`), and a check is made when enough is saved for it: small components are checked
// after every step, a component of 1,600 variables after every hundredth. What a structural solve looks at as a whole
// anyway (model, program, numbering) is checked with every one of them.

enum Invariants {
  /// Entries that a step or a solve pays for.
  static let share = 16
}

/// Stops a debug build with the words of a check that did not hold.
@inline(__always)
func assertInvariant(_ violated: @autoclosure () -> String?, file: StaticString = #fileID, line: UInt = #line) {
  #if DEBUG
    if let violated = violated() { assertionFailure(violated, file: file, line: line) }
  #endif
}

/// Whether numbers rise from 0 to `end`: the starts of groups that lie behind each other.
func checkStarts(_ starts: BufferView<Int32>, groups: Int, end: Int, _ name: String) -> String? {
  if starts[0] != 0 { return "\(name) starts at \(starts[0]), not at 0" }
  for i in 0..<groups where starts[i] > starts[i + 1] { return "\(name)[\(i + 1)] falls" }
  return Int(starts[groups]) == end ? nil : "\(name) ends at \(starts[groups]), not at \(end)"
}
