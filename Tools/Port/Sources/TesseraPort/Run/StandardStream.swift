// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A standard stream. The raw value is its file descriptor.
package enum StandardStream: Int32 {
  /// The standard output.
  case output = 1
  /// The standard error, which is used for messages.
  case error = 2

  /// Writes a string without buffering. Errors are ignored.
  package func write(_ text: String) { try? SystemFile.send(Array(text.utf8), to: rawValue) }
}
