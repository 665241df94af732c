// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A render from its call to its result. It is settled once: by a picture, an error, its deadline, or its caller.
final class RenderTicket: @unchecked Sendable {
  enum Phase { case waiting, running, over }

  let screen: String
  let format: RenderFormat
  /// The part of the request that is the same for every worker.
  let request: [UInt8]
  /// When it must be done, infinite for never, and how many seconds that were from its call.
  let deadline: (time: Double, seconds: Double)

  // Under the queue's lock.
  var phase = Phase.waiting
  /// Whether it has a worker, or is on its way to one. Not while the stack of one that crashed is read.
  var hasSlot = false
  /// The number of the worker that has it.
  var worker: Int?
  var outcome: Result<RenderedImage, any Error>?
  var continuation: CheckedContinuation<RenderedImage, any Error>?

  // On the workers' thread.
  /// The region that the worker writes into.
  var lease: RegionLease?
  /// Since when a worker has it.
  var beginning: Double?
  /// Why there was no region.
  var refusal: RenderPoolError?

  init(_ screen: String, _ format: RenderFormat, request: [UInt8], deadline: (time: Double, seconds: Double)) {
    (self.screen, self.format, self.request, self.deadline) = (screen, format, request, deadline)
  }
}
