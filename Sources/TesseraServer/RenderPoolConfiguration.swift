// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The configuration of a pool: the number of workers, and their limits.
public struct RenderPoolConfiguration: Sendable {
  /// The number of worker processes, at least 1. The default is the number of cores.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The maximum number of waiting renders. Further renders are rejected with `RenderPoolError.queueFull`. 256 by
  /// default.
  public var queueLimit = 256
  /// The maximum duration of rendering a screen in a worker, after which the worker is killed. 10 seconds by default.
  public var timeLimit: Duration = .seconds(10)
  /// The maximum duration from requesting a render until its result, including the time in the queue, or nil for
  /// none. After the deadline, a waiting render is removed from the queue. A running render is completed, but its
  /// image is discarded. 30 seconds by default.
  public var deadline: Duration? = .seconds(30)
  /// The maximum memory of a worker in bytes, including shared memory, or nil for none. A worker that exceeds it
  /// during a render is killed. A worker that uses more than three quarters of it after a render is replaced. Checked
  /// twenty times per second. 1 GiB by default.
  public var memoryLimit: Int? = 1 << 30
  /// The number of renders after which a worker is replaced, or nil for never. 50,000 by default.
  public var rendersPerWorker: Int? = 50_000
  /// The renders that a worker performs, and whose images it discards, before it is ready. The first image of a
  /// process takes longer, because fonts must be opened and glyphs must be drawn for the first time.
  public var warmUp: [WarmUp] = []
  /// The number of threads that draw an image in a worker. It does not affect the pixels. The default is 1, because
  /// each core is busy with a different image.
  public var paintThreads = 1
  /// The maximum duration from starting a worker until it is ready, including warm-up. 30 seconds by default.
  public var startLimit: Duration = .seconds(30)
  /// The environment variables of workers, in addition to those of this process.
  public var environment: [String: String] = [:]
  /// A closure that receives each line that a worker writes to standard output or error, without its line break. It
  /// is called on another thread and must return quickly. The default writes to standard error.
  public var log: @Sendable (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Creates a configuration with one worker per core and the default limits.
  public init() {}

  /// A warm-up render, whose image is discarded.
  public struct WarmUp: Sendable {
    let screen: String
    let json: String?

    /// Creates a warm-up render of a screen without parameters.
    public init(_ screen: String) {
      (self.screen, json) = (screen, nil)
    }

    /// Creates a warm-up render of a template with JSON parameters.
    public init(_ screen: String, json: String) {
      (self.screen, self.json) = (screen, json)
    }
  }
}
