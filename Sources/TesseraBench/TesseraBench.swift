// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench TASK ...` replays workloads that other implementations can replay too, and prints one JSON object
// per line. Each task parses its own arguments, because an argument parser would add half a minute to the build time.

import TesseraGallery
import TesseraServer

import Glibc

@main
enum TesseraBench {
  typealias Task = @MainActor (_ arguments: [String]) async throws -> Void

  /// All tasks, one per line.
  static var tasks: [(name: String, run: Task)] {
    [
      ("blur", runBlur),
      ("constraints", runConstraints),
      ("controls", runControls),
      ("diff", runDiff),
      ("flows", runFlows),
      ("frames", runFrames),
      ("layout", runLayout),
      ("mortar", runMortar),
      ("nib", runNib),
      ("photo", runPhoto),
      ("png", runPNG),
      ("pool", runPool),
      ("previews", runPreviews),
      ("raster", runRaster),
      ("screen", runScreen),
      ("swiftlayout", runSwiftLayout),
      ("snapshots", runSnapshots),
      ("text", runText),
    ]
  }

  @MainActor
  static func main() async {
    await RenderPool.serveIfWorker(galleryCatalog)
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let name = arguments.first, let task = tasks.first(where: { $0.name == name }) else {
      stop("Usage: tessera-bench \(tasks.map(\.name).joined(separator: "|")) ...", code: 2)
    }
    do {
      try await task.run(Array(arguments.dropFirst()))
    } catch let error as UsageError {
      stop("tessera-bench \(name): \(error)", code: 2)
    } catch {
      stop("tessera-bench \(name): \(error)", code: 1)
    }
  }

  private static func stop(_ message: String, code: Int32) -> Never {
    printError(message)
    exit(code)
  }
}
