// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The request of a job, sent to a worker.
package struct WorkerRequest: Sendable {
  /// The encoded request, in a format known to parent and worker.
  package var content: [UInt8]
  /// An open descriptor; nil for none. The worker receives a duplicate. In the worker, the job's closure
  /// owns the duplicate.
  package var descriptor: Int32?

  package init(_ content: [UInt8], descriptor: Int32? = nil) {
    (self.content, self.descriptor) = (content, descriptor)
  }
}
