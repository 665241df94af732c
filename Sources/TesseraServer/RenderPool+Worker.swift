// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
internal import TesseraWorkers

extension RenderPool {
  /// In a worker process, renders what the pool requests and never returns. In any other process it returns at once.
  ///
  /// Call it in the first line of `main` if the program starts itself as its workers:
  ///
  ///     @main struct Cards {
  ///       static func main() async throws {
  ///         await RenderPool.serveIfWorker(templates)
  ///         let pool = try RenderPool()
  ///         …
  ///       }
  ///     }
  ///
  /// A program with `CatalogCommand.main(catalog)` does this automatically for the screens of its catalog.
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

  /// Serves the screens of a catalog in a worker process. Otherwise returns at once.
  nonisolated(nonsending) public static func serveIfWorker(_ catalog: @autoclosure () -> ScreenCatalog) async {
    await serveIfWorker(ScreenTemplates(catalog()))
  }

  /// Serves the templates and screens of the closure in a worker process. Otherwise returns at once.
  nonisolated(nonsending) public static func serveIfWorker(@ScreenTemplates.Builder _ templates: () -> [ScreenTemplate])
    async
  {
    await serveIfWorker(ScreenTemplates(templates))
  }
}
