// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason that a package was not set up: one sentence that describes the problem, and one that describes the
/// remedy.
package struct SetupError: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
