// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a worker is told to do.
package struct WorkerRequest: Sendable {
  /// The request's bytes; parent and worker agree about them.
  package var content: [UInt8]
  /// An open descriptor that the worker gets a copy of; nil for none. On the worker's side it belongs to who takes the job.
  package var descriptor: Int32?

  package init(_ content: [UInt8], descriptor: Int32? = nil) {
    (self.content, self.descriptor) = (content, descriptor)
  }
}
