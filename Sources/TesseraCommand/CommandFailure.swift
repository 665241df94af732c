// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error with a message for the user.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  /// Whether the error was caused by an invalid argument.
  var isUsage = false
}

/// Performs a closure and converts its error to a message for the user.
func withUserFacingErrors<R, E: Error>(_ body: () throws(E) -> R) throws -> R {
  do { return try body() } catch { throw CommandFailure(description: "\(error)") }
}
