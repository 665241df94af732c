// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A request to a worker.
package struct WorkerRequest: Sendable {
  /// The encoded request, in a format that parent and worker agree on.
  package var content: [UInt8]
  /// An open descriptor that the worker receives a duplicate of, or nil. In the worker, the job's closure owns it.
  package var descriptor: Int32?

  package init(_ content: [UInt8], descriptor: Int32? = nil) {
    (self.content, self.descriptor) = (content, descriptor)
  }
}
