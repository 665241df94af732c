// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The role of a worker process, which determines the jobs that it performs.
package struct WorkerRole: Hashable, Sendable {
  /// The name of the role. It is also the process's last argument, so it is visible in process lists.
  package var name: String
  /// The setup data of the role, in a format known to parent and worker.
  package var setup: String

  package init(_ name: String, setup: String = "") {
    (self.name, self.setup) = (name, setup)
  }
}
