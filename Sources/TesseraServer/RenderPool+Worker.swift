// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
internal import TesseraWorkers

extension RenderPool {
  /// In a worker process, renders what the pool requests, and never returns. In any other process, returns
  /// immediately.
  ///
  /// If a program uses itself as the executable of its workers, call this method in the first line of `main`:
  ///
  ///     @main struct Cards {
  ///       static func main() async throws {
  ///         await RenderPool.serveIfWorker(templates)
  ///         let pool = try RenderPool()
  ///         …
  ///       }
  ///     }
  ///
  /// A program that calls `CatalogCommand.main(catalog)` does this automatically for the screens of its catalog.
  nonisolated(nonsending) public static func serveIfWorker(_ templates: @autoclosure () -> ScreenTemplates) async {
    guard let connection = WorkerConnection.inherited, let setup = WorkerSetup(connection.role) else { return }
    let templates = templates().templates
    var names: Set<String> = []
    for template in templates where !names.insert(template.name).inserted {
      RenderService.printLine("Two screens are named '\(template.name)'. Give each its own name.")
      exit(2)
    }
    let service = await RenderService(templates, threads: setup.paintThreads)
    await connection.serve(
      warmUp: { await service.warmUp(setup.warmUp) }, { request in await service.perform(request) })
  }

  /// In a worker process, serves the screens of a catalog and never returns. In any other process, returns
  /// immediately.
  nonisolated(nonsending) public static func serveIfWorker(_ catalog: @autoclosure () -> ScreenCatalog) async {
    await serveIfWorker(ScreenTemplates(catalog()))
  }

  /// In a worker process, serves the templates and screens in the closure and never returns. In any other process,
  /// returns immediately.
  nonisolated(nonsending) public static func serveIfWorker(@ScreenTemplates.Builder _ templates: () -> [ScreenTemplate])
    async
  {
    await serveIfWorker(ScreenTemplates(templates))
  }
}
