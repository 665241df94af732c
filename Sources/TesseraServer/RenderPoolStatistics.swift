// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What a pool has done and does, for metrics. Counts begin with the pool.
public struct RenderPoolStatistics: Hashable, Sendable {
  /// Renders that wait for a worker.
  public var queued = 0
  /// Renders that a worker has.
  public var running = 0
  /// Worker processes that live and take renders.
  public var workers = 0
  /// Pictures that were made.
  public var rendered = 0
  /// Renders that workers answered with an error, such as wrong parameters.
  public var failed = 0
  /// Renders that were cancelled, or not done by their deadline.
  public var abandoned = 0
  /// Renders that were refused because too many waited.
  public var refused = 0
  /// Workers that died, or were killed at a limit.
  public var died = 0
  /// Workers that were started in place of others.
  public var restarted = 0
  /// Workers that were ended after as many renders as one may do, or because they held much memory.
  public var recycled = 0
  /// Seconds for which workers had a render, of all workers together.
  public var busySeconds = 0.0

  /// Statistics of a pool that has done nothing.
  public init() {}
}
