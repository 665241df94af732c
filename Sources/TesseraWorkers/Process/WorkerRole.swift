// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The work that a process is started for.
package struct WorkerRole: Hashable, Sendable {
  /// The name of the work, which also is the process's last argument, for whoever lists processes.
  package var name: String
  /// The settings of the work; parent and worker agree about their form.
  package var setup: String

  package init(_ name: String, setup: String = "") {
    (self.name, self.setup) = (name, setup)
  }
}
