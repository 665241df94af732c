// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A render request and its state. It is settled exactly once, by an image, an error, its deadline, or cancellation
/// by its caller.
final class RenderTicket: @unchecked Sendable {
  enum Phase { case waiting, running, over }

  let screen: String
  let format: RenderFormat
  /// The part of the request that does not depend on the worker.
  let request: [UInt8]
  /// The time of the deadline, or infinity if there is none, and the number of seconds from the request to the
  /// deadline.
  let deadline: (time: Double, seconds: Double)

  // The current phase. Protected by the queue's lock.
  var phase = Phase.waiting
  /// Whether the ticket has a worker or is being assigned to one. False while the stack trace of a crash is
  /// symbolicated.
  var hasSlot = false
  /// The number of the assigned worker.
  var worker: Int?
  var outcome: Result<RenderedImage, any Error>?
  var continuation: CheckedContinuation<RenderedImage, any Error>?

  // The properties below are used only on the workers' thread.
  /// The shared memory region into which the worker writes.
  var lease: RegionLease?
  /// The time at which a worker started the render.
  var startTime: Double?
  /// The error that prevented the allocation of a region.
  var refusal: RenderPoolError?

  init(_ screen: String, _ format: RenderFormat, request: [UInt8], deadline: (time: Double, seconds: Double)) {
    (self.screen, self.format, self.request, self.deadline) = (screen, format, request, deadline)
  }
}
