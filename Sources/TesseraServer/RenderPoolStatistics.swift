// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Statistics of a pool, for metrics. Counters start with the pool.
public struct RenderPoolStatistics: Hashable, Sendable {
  /// The number of renders in the queue.
  public var queued = 0
  /// The number of renders in progress.
  public var running = 0
  /// The number of running workers that accept renders.
  public var workers = 0
  /// The number of rendered pictures.
  public var rendered = 0
  /// The number of renders that failed in a worker, for example with invalid parameters.
  public var failed = 0
  /// The number of renders that were canceled, or missed their deadline.
  public var abandoned = 0
  /// The number of renders that were rejected because the queue was full.
  public var refused = 0
  /// The number of workers that died, or were killed at a limit.
  public var died = 0
  /// The number of workers that were started as replacements.
  public var restarted = 0
  /// The number of workers that were shut down after the maximum number of renders, or because of their memory.
  public var recycled = 0
  /// The total time of all workers spent rendering, in seconds.
  public var busySeconds = 0.0

  /// Creates statistics with all counters at 0.
  public init() {}
}
