// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Statistics of a pool, for metrics. Counters start at 0 when the pool is created.
public struct RenderPoolStatistics: Hashable, Sendable {
  /// The number of renders in the queue.
  public var queued = 0
  /// The number of renders in progress.
  public var running = 0
  /// The number of running workers that accept renders.
  public var workers = 0
  /// The number of rendered images.
  public var rendered = 0
  /// The number of renders that failed in a worker, for example with invalid parameters.
  public var failed = 0
  /// The number of renders that were canceled or missed their deadline.
  public var abandoned = 0
  /// The number of renders that were rejected because the queue was full.
  public var refused = 0
  /// The number of workers that died or were killed because they exceeded a limit.
  public var died = 0
  /// The number of workers that were started as replacements.
  public var restarted = 0
  /// The number of workers that were shut down because of their number of renders or their memory use.
  public var recycled = 0
  /// The total time that all workers spent rendering, in seconds.
  public var busySeconds = 0.0

  /// Creates statistics with all counters at 0.
  public init() {}
}
