// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A render from its call to its result. It is settled once: by a picture, an error, its deadline, or its caller.
final class RenderTicket: @unchecked Sendable {
  enum Phase { case waiting, running, over }

  let screen: String
  let format: RenderFormat
  /// The part of the request that is the same for every worker.
  let request: [UInt8]
  /// The deadline, infinite for none, and the number of seconds from the call.
  let deadline: (time: Double, seconds: Double)

  // Protected by the queue's lock.
  var phase = Phase.waiting
  /// Whether it has a worker, or is being assigned to one. False while the stack of a crash is symbolicated.
  var hasSlot = false
  /// The number of its worker.
  var worker: Int?
  var outcome: Result<RenderedImage, any Error>?
  var continuation: CheckedContinuation<RenderedImage, any Error>?

  // Used on the workers' thread.
  /// The region that the worker writes into.
  var lease: RegionLease?
  /// The time at which a worker started it.
  var startTime: Double?
  /// The reason that there was no region.
  var refusal: RenderPoolError?

  init(_ screen: String, _ format: RenderFormat, request: [UInt8], deadline: (time: Double, seconds: Double)) {
    (self.screen, self.format, self.request, self.deadline) = (screen, format, request, deadline)
  }
}
