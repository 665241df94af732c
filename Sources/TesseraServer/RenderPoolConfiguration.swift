// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The number and the limits of a pool's workers.
public struct RenderPoolConfiguration: Sendable {
  /// The number of worker processes, at least 1. The number of cores by default.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// The maximum number of waiting renders; more are rejected with `RenderPoolError.queueFull`. 256 by default.
  public var queueLimit = 256
  /// The maximum duration of a screen in its worker, after which the worker is killed. 10 seconds by default.
  public var timeLimit: Duration = .seconds(10)
  /// The maximum duration from the call of a render to its result, including the time in the queue; nil for none. A waiting
  /// render is then removed from the queue; one in progress is completed, and its picture dropped. 30 seconds by default.
  public var deadline: Duration? = .seconds(30)
  /// The maximum memory of a worker in bytes, including shared memory; nil for none. A worker that exceeds it during a render
  /// is killed; one that uses more than three quarters of it afterward is replaced. Checked twenty times a second. 1 GiB by
  /// default.
  public var memoryLimit: Int? = 1 << 30
  /// The number of renders after which a worker is replaced; nil for never. 50,000 by default.
  public var rendersPerWorker: Int? = 50_000
  /// The renders whose pictures a worker discards before it is ready: the first picture of a process takes longer, because
  /// fonts are opened and glyphs are painted for the first time.
  public var warmUp: [WarmUp] = []
  /// The number of threads that paint one picture in a worker. The pixels do not depend on it. 1 by default, because each core
  /// is busy with its own picture.
  public var paintThreads = 1
  /// The maximum duration from the start of a worker until it is ready, including warm-up. 30 seconds by default.
  public var startLimit: Duration = .seconds(30)
  /// Environment variables of workers, in addition to those of this process.
  public var environment: [String: String] = [:]
  /// Receives a line that a worker wrote to standard output or error, without its line break. Called on another thread; it must
  /// return quickly. Writes to standard error by default.
  public var log: @Sendable (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Creates a configuration with as many workers as cores, and the default limits.
  public init() {}

  /// A render whose picture is discarded.
  public struct WarmUp: Sendable {
    let screen: String
    let json: String?

    /// Creates a render of a screen without parameters.
    public init(_ screen: String) {
      (self.screen, json) = (screen, nil)
    }

    /// Creates a render of a template with parameters in JSON.
    public init(_ screen: String, json: String) {
      (self.screen, self.json) = (screen, json)
    }
  }
}
