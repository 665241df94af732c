// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A stream that a process is started with. The raw value is its descriptor.
package enum StandardStream: Int32 {
  /// The standard output.
  case output = 1
  /// The standard error, for messages.
  case error = 2

  /// Writes a text at once, without a buffer. Nobody can be told if that fails.
  package func write(_ text: String) { try? SystemFile.send(Array(text.utf8), to: rawValue) }
}
