// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraWorkers

internal import Glibc

/// Runs a worker process of a catalog's program.
enum JobWorker {
  /// The exit code of a worker that can't perform its role.
  private static let usageErrorCode: Int32 = 2

  /// Performs the jobs sent by the parent process, and then terminates the process. Returns immediately if the
  /// process is not a worker.
  static func serveIfWorker(_ catalog: ScreenCatalog) async {
    guard let connection = WorkerConnection.inherited else { return }
    guard let role = CatalogRole(connection.role) else {
      Console.error(
        "A worker was started for '\(connection.role.name)', which this program does not support. Build it again.")
      exit(usageErrorCode)
    }
    do {
      switch role {
      case .jobs(let source):
        try await serve(JobContext(source.catalog(of: catalog)), connection)
      case .page(let source, let threads):
        try await LiveService.serve(source.catalog(of: catalog).screens, threads: threads, connection)
      }
    } catch {
      Console.error("\(error)")
      exit(usageErrorCode)
    }
  }

  private static func serve(_ context: JobContext, _ connection: WorkerConnection) async -> Never {
    var context = context
    context.output = connection.descriptors.first
    context.report = { connection.report($0) }
    context.acceptStop = { Interruption.install([SIGINT]) }
    await connection.serve { [context] request in
      guard let job = try? JobCoding.decode(Job.self, from: request) else { return [] }
      return await job.work.message(in: context)
    }
  }
}
