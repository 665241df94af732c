// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Algorithms describe a violated invariant in words. Debug builds evaluate the check and stop at the first violation;
// release builds evaluate nothing.

/// Stops a debug build if a check describes a violation.
@inlinable @inline(__always)
package func assertInvariant(
  _ violated: @autoclosure () -> String?, file: StaticString = #fileID, line: UInt = #line
) {
  #if DEBUG
    if let violated = violated() { assertionFailure(violated, file: file, line: line) }
  #endif
}
