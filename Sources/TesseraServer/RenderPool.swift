// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import Tessera
internal import TesseraWorkers

/// A pool of worker processes that render screens on all cores. Images are returned without being copied.
///
///     let pool = try RenderPool()
///     let card = try await pool.render("card", parameters: Card(name: "Ada"))
///     try card.data.write(to: file)
///
/// Workers are processes of this program or of another one, and screens run only in workers. If a screen crashes,
/// hangs or uses too much memory, its render throws an error and the worker is replaced. The `main` function of the
/// workers' program must begin with `await RenderPool.serveIfWorker(…)`.
///
/// Many tasks can use a pool concurrently. Renders begin in the order in which they were requested. Releasing the
/// pool kills its workers. `shutDown(within:)` shuts them down gracefully.
public final class RenderPool: Sendable {
  /// The executable that workers run.
  public enum Program: Sendable {
    /// The program that creates the pool.
    case this
    /// An executable with a catalog, or one that calls `serveIfWorker`.
    case executable(path: String)
  }

  private let queue: RenderQueue
  private let defaultDeadline: Duration?

  /// Creates a pool. Starts the workers and returns immediately. Renders wait until a worker is ready.
  ///
  /// - Throws: `RenderPoolError.insideWorker` in a worker process, and `.noWorker` if there is no executable at the
  ///   path.
  public init(
    _ program: Program = .this, configuration: RenderPoolConfiguration = RenderPoolConfiguration()
  ) throws(RenderPoolError) {
    guard WorkerConnection.inherited == nil else { throw .insideWorker }
    let setup = WorkerSetup(
      paintThreads: max(1, configuration.paintThreads),
      warmUp: configuration.warmUp.map { WarmUpRecord(screen: $0.screen, json: $0.json) })
    var launch = WorkerLaunch(setup.role)
    if case .executable(let path) = program {
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw .noWorker("There is no executable file at \(path). Build it, or use another path.")
      }
      launch = WorkerLaunch(setup.role, program: path)
    }
    launch.environment.merge(configuration.environment) { $1 }
    defaultDeadline = configuration.deadline
    queue = RenderQueue(configuration, launch)
  }

  /// Renders a screen, or a template with parameters.
  ///
  /// - Parameters:
  ///   - screen: The name of one of the workers' templates or screens.
  ///   - json: The template's parameters as JSON, or nil for a screen without parameters.
  ///   - options: The options for showing the screen. `traits` cannot be sent.
  ///   - format: The format of the image: a file format, or pixels.
  ///   - deadline: The maximum duration of the render, including the time in the queue, or nil for the
  ///     configuration's deadline.
  /// - Throws: `RenderPoolError`, or `CancellationError` if the task is canceled. A canceled render is removed from
  ///   the queue or, if it is running, its image is discarded.
  public func render(
    _ screen: String, json: Data? = nil, options: RenderOptions = RenderOptions(), as format: RenderFormat = .png,
    deadline: Duration? = nil
  ) async throws -> RenderedImage {
    try Task.checkCancellation()
    let head = RenderJob.Head(screen: screen, options: try Self.record(options), hasParameters: json != nil)
    let seconds = (deadline ?? defaultDeadline)?.inSeconds
    let ticket = RenderTicket(
      screen, format, request: try RenderJob.tail(format: format, head: head, parameters: json),
      deadline: (seconds.map { RenderQueue.now + $0 } ?? .infinity, seconds ?? .infinity))
    try queue.addTicket(ticket)
    return try await queue.result(of: ticket)
  }

  /// Returns the options in the format sent to workers.
  ///
  /// - Throws: `RenderPoolError.badOptions` if the options contain traits.
  private static func record(_ options: RenderOptions) throws(RenderPoolError) -> OptionsRecord {
    guard options.traits == nil else {
      throw .badOptions(
        "RenderOptions.traits can't be sent to another process. Set them in the screen, or pass them as a parameter.")
    }
    return OptionsRecord(options)
  }

  /// Renders a template with parameters that are sent as JSON. Otherwise equivalent to
  /// `render(_:json:options:as:deadline:)`.
  ///
  /// - Throws: `EncodingError`, in addition to the errors of `render(_:json:options:as:deadline:)`.
  public func render(
    _ screen: String, parameters: some Encodable, options: RenderOptions = RenderOptions(),
    as format: RenderFormat = .png, deadline: Duration? = nil
  ) async throws -> RenderedImage {
    try await render(
      screen, json: JSONEncoder().encode(parameters), options: options, as: format, deadline: deadline)
  }

  /// The current statistics of the pool.
  public var statistics: RenderPoolStatistics { queue.currentStatistics }

  /// The total number of shared memory regions created, which stays small for any number of images.
  package var regionCount: Int { queue.regionCount }

  /// Rejects new renders, waits for pending renders, and shuts down the workers. Renders that exceed the limit throw
  /// `RenderPoolError.shutDown`. Returns after all workers have exited.
  public func shutDown(within limit: Duration = .seconds(10)) async {
    await queue.shutDown(within: limit.inSeconds)
  }
}
