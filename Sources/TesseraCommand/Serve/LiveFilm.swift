// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// A film that a page waits for. It is made in pieces, so that none takes longer than one request may, and the page tells how far it
/// is.
@MainActor
final class LiveFilm {
  private let projection: FlowProjection
  private let folder: URL
  private let path: String

  /// - Parameter format: The ending of the film's name: `png`, `mp4` or `webm`.
  /// - Throws: `FlowFilmError`, and `CommandFailure` for a format that there is not.
  init(_ result: FlowResult, format: String) throws {
    guard ["png", "mp4", "webm"].contains(format) else {
      throw CommandFailure(description: "'\(format)' is no film. Use png, mp4, webm or strip.", isUsage: true)
    }
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-film-\(UUID().uuidString)")
    path = folder.appendingPathComponent("film.\(format)").path
    try AtomicFile.createDirectory(folder.path)
    do {
      let live = try LiveScreen(result.live.screen, options: result.live.options)
      projection = try FlowProjection(result, on: live, film: FlowFilm(), to: path)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// How much of the flow is on film, 0...1.
  var progress: Double { projection.progress }

  /// Goes on for half a second.
  ///
  /// - Returns: The film's file, when all of it is done.
  func advance() throws -> [UInt8]? {
    try projection.advance(for: .milliseconds(500)) ? AtomicFile.read(path) : nil
  }
}
