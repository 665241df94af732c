// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import Tessera
internal import TesseraWorkers

/// Renders screens in worker processes, on all cores, and hands the pictures over without copying them.
///
///     let pool = try RenderPool()
///     let card = try await pool.render("card", parameters: Card(name: "Ada"))
///     try card.data.write(to: file)
///
/// Workers are processes of this program, or of another one, and screens run in them alone: one that crashes, hangs, or takes
/// too much memory is an error of its render, and the worker is replaced. In the program whose processes the workers are,
/// `main` begins with `await RenderPool.serveIfWorker(…)`.
///
/// A pool may be used by many tasks at once. Renders begin in the order of their calls. Without references left it kills its
/// workers; `shutDown(within:)` ends them in good order.
public final class RenderPool: Sendable {
  /// Which program the workers are.
  public enum Program: Sendable {
    /// The one that makes the pool.
    case this
    /// An executable file: one with a catalogue, or one that calls `serveIfWorker`.
    case executable(path: String)
  }

  private let queue: RenderQueue
  private let defaultDeadline: Duration?

  /// Starts the workers and returns at once. Renders wait until a worker is there.
  ///
  /// - Throws: `RenderPoolError.insideWorker`, and `.noWorker` for a path without an executable file.
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
        throw .noWorker("There is no executable file at \(path). Build it, or give another path.")
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
  ///   - screen: The name of a template or screen of the workers.
  ///   - json: The template's parameters in JSON; nil for a screen without.
  ///   - options: How the screen is shown. `traits` cannot be sent.
  ///   - format: What the image is: a file of a kind, or pixels.
  ///   - deadline: How long the render may take, waiting included; nil for what the configuration says.
  /// - Throws: `RenderPoolError`, and `CancellationError` if the task is cancelled; the render is then taken out of the queue,
  ///   or its picture dropped.
  public func render(
    _ screen: String, json: Data? = nil, options: RenderOptions = RenderOptions(), as format: RenderFormat = .png,
    deadline: Duration? = nil
  ) async throws -> RenderedImage {
    try Task.checkCancellation()
    let head = RenderJob.Head(screen: screen, options: try Self.record(options), hasParameters: json != nil)
    let seconds = (deadline ?? defaultDeadline)?.inSeconds
    let ticket = RenderTicket(
      screen, format, request: try RenderJob.tail(format, head, json),
      deadline: (seconds.map { RenderQueue.now + $0 } ?? .infinity, seconds ?? .infinity))
    try queue.add(ticket)
    return try await queue.result(of: ticket)
  }

  /// Returns the options in the form in which they are sent.
  ///
  /// - Throws: `RenderPoolError.badOptions` for traits.
  private static func record(_ options: RenderOptions) throws(RenderPoolError) -> OptionsRecord {
    guard options.traits == nil else {
      throw .badOptions(
        "RenderOptions.traits cannot be sent to another process. Set them in the screen, or give them as a parameter.")
    }
    return OptionsRecord(options)
  }

  /// Renders a template with parameters that are sent as JSON. The rest is as in `render(_:json:options:as:deadline:)`.
  ///
  /// - Throws: `EncodingError` as well.
  public func render(
    _ screen: String, parameters: some Encodable, options: RenderOptions = RenderOptions(),
    as format: RenderFormat = .png, deadline: Duration? = nil
  ) async throws -> RenderedImage {
    try await render(
      screen, json: JSONEncoder().encode(parameters), options: options, as: format, deadline: deadline)
  }

  /// What the pool has done and does.
  public var statistics: RenderPoolStatistics { queue.currentStatistics }

  /// How many regions of shared memory were made so far: few, however many pictures.
  package var regionCount: Int { queue.regionCount }

  /// Refuses new renders, waits for those that were called for, and ends the workers. Renders that are not done within the
  /// limit get `RenderPoolError.shutDown`. Returns when all workers are gone.
  public func shutDown(within limit: Duration = .seconds(10)) async {
    await queue.shutDown(within: limit.inSeconds)
  }
}
