// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A check of an algorithm's invariant is an expression whose value describes a violation, or is nil. Debug builds
// evaluate the check and stop at the first violation. Release builds do not evaluate it.

/// Stops a debug build if the check returns a description of a violation.
@inlinable @inline(__always)
package func assertInvariant(
  _ violated: @autoclosure () -> String?, file: StaticString = #fileID, line: UInt = #line
) {
  assert(
    {
      if let violated = violated() { assertionFailure(violated, file: file, line: line) }
      return true
    }())
}
