// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// How many workers a pool has, and what they may do.
public struct RenderPoolConfiguration: Sendable {
  /// Worker processes, at least 1. As many as the machine has cores by default.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// How many renders may wait for a worker; more are refused with `RenderPoolError.queueFull`. 256 by default.
  public var queueLimit = 256
  /// How long a screen may take in its worker, which is killed then. 10 seconds by default.
  public var timeLimit: Duration = .seconds(10)
  /// How long a render may take from the call to its result, waiting included; nil for any time. A render that waits is taken
  /// out of the queue then; one under way is finished, and its picture dropped. 30 seconds by default.
  public var deadline: Duration? = .seconds(30)
  /// The bytes of memory that a worker may hold, shared memory included; nil for any number. A worker that holds more while it
  /// renders is killed; one that holds more than three quarters afterwards is replaced. Looked at twenty times a second.
  /// 1 GiB by default.
  public var memoryLimit: Int? = 1 << 30
  /// After how many renders a worker is replaced; nil for never. 50,000 by default.
  public var rendersPerWorker: Int? = 50_000
  /// What a worker renders, and drops, before it takes work: the first picture of a process takes longer, because fonts are
  /// opened and glyphs are painted for the first time.
  public var warmUp: [WarmUp] = []
  /// Threads that paint one picture in a worker. The pixels do not depend on it. 1 by default: all cores are busy with a
  /// picture each.
  public var paintThreads = 1
  /// How long a worker may take from its start until it takes work, warming up included. 30 seconds by default.
  public var startLimit: Duration = .seconds(30)
  /// Variables that workers have in their environment beside those of this process.
  public var environment: [String: String] = [:]
  /// Takes a line that a worker wrote to standard output or error, without its end. On another thread; it must return soon.
  /// Writes it to standard error by default.
  public var log: @Sendable (String) -> Void = { line in
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// As many workers as cores, and the limits that the properties tell.
  public init() {}

  /// A render whose picture nobody wants.
  public struct WarmUp: Sendable {
    let screen: String
    let json: String?

    /// A screen without parameters.
    public init(_ screen: String) {
      (self.screen, json) = (screen, nil)
    }

    /// A template with parameters in JSON.
    public init(_ screen: String, json: String) {
      (self.screen, self.json) = (screen, json)
    }
  }
}
