// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Algorithms describe a violated invariant in words. Builds without optimization evaluate the check and stop at the first
// violation; release builds evaluate nothing.

/// Stops a debug build if a check describes a violation.
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
