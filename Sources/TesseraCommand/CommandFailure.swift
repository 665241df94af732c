// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A failure with a message for the user.
struct CommandFailure: Error, CustomStringConvertible {
  let description: String
  /// Whether the caller asked for something impossible. False for failures on the way.
  var isUsage = false
}
