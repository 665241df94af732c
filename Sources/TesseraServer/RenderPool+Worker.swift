// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
internal import TesseraWorkers

extension RenderPool {
  /// In a worker process, renders what the pool asks for and never returns; in any other it returns at once.
  ///
  /// The first line of `main` in a program whose workers are the program itself:
  ///
  ///     @main struct Cards {
  ///       static func main() async throws {
  ///         await RenderPool.serveIfWorker(templates)
  ///         let pool = try RenderPool()
  ///         …
  ///       }
  ///     }
  ///
  /// A program with `CatalogCommand.main(catalog)` does this by itself for the screens of its catalogue.
  nonisolated(nonsending) public static func serveIfWorker(_ templates: @autoclosure () -> ScreenTemplates) async {
    guard let connection = WorkerConnection.inherited, let setup = WorkerSetup(connection.role) else { return }
    let templates = templates().templates
    var names: Set<String> = []
    for template in templates where !names.insert(template.name).inserted {
      RenderService.say("Two screens are named '\(template.name)'. Give each its own name.")
      exit(2)
    }
    let service = await RenderService(templates, threads: setup.paintThreads)
    await connection.serve(
      warmUp: { await service.warmUp(setup.warmUp) }, { request in await service.perform(request) })
  }

  /// The same for the screens of a catalogue.
  nonisolated(nonsending) public static func serveIfWorker(_ catalog: @autoclosure () -> ScreenCatalog) async {
    await serveIfWorker(ScreenTemplates(catalog()))
  }

  /// The same for the templates and screens that the closure lists.
  nonisolated(nonsending) public static func serveIfWorker(@ScreenTemplates.Builder _ templates: () -> [ScreenTemplate])
    async
  {
    await serveIfWorker(ScreenTemplates(templates))
  }
}
