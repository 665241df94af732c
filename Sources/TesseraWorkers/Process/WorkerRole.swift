// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The work that a process is started for.
package struct WorkerRole: Hashable, Sendable {
  /// The name of the role, which is also the process's last argument, so that process lists show it.
  package var name: String
  /// The settings of the role, in a format that parent and worker agree on.
  package var setup: String

  package init(_ name: String, setup: String = "") {
    (self.name, self.setup) = (name, setup)
  }
}
