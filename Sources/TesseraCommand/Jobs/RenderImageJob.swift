// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// A job that renders a screen to a file.
struct RenderImageJob: JobWork {
  /// A missing resource that was requested by a screen.
  struct Missing: Hashable, Sendable, Codable {
    let screen: String
    let sentence: String
  }

  var screen: String
  var options: OptionsRecord
  /// The path of the image file.
  var path: String

  var job: Job { .picture(self) }

  /// Lays out the screen on the main actor, and then paints and writes it on any thread.
  func perform(in context: JobContext) async throws -> [Missing] {
    let renderer = Renderer(threads: context.threads)
    let (list, missing) = try await displayList(in: context, renderer)
    context.didLayOut()
    let bitmap = try renderer.paint(list)
    let bytes: [UInt8]
    do { bytes = try PNG.encode(bitmap) } catch {
      throw CommandFailure(description: "\(path.split(separator: "/").last.map(String.init) ?? path): \(error)")
    }
    try withUserFacingErrors { () throws(FileError) in try AtomicFile.write(bytes, to: path) }
    return missing
  }

  @MainActor
  private func displayList(in context: JobContext, _ renderer: Renderer) throws -> (DisplayList, [Missing]) {
    let laidOut = try renderer.layout(context.screen(screen), options: options.options())
    let list = laidOut.displayList
    return (list, laidOut.missingResources.map { Missing(screen: screen, sentence: $0) })
  }
}
