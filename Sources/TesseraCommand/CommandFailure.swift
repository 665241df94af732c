// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A failure with a message for the user.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  /// Whether the caller passed an invalid argument. False for other failures.
  var isUsage = false
}

/// Runs the body and turns its error into a message for the user.
func withUserFacingErrors<R, E: Error>(_ body: () throws(E) -> R) throws -> R {
  do { return try body() } catch { throw CommandFailure(description: "\(error)") }
}
