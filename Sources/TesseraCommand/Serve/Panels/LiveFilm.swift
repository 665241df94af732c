// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// A film that a page waits for. The flow has run; its film is made in pieces, so that none takes longer than one request may, and the
/// page tells how far it is.
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
    Self.removeAbandoned()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(Self.prefix + UUID().uuidString)
    path = folder.appendingPathComponent("film.\(format)").path
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      let live = try LiveScreen(result.live.screen, options: result.options)
      projection = try FlowProjection(result, on: live, film: FlowFilm(), to: path)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let prefix = "tessera-film-"

  /// A page that is closed takes its process along, and leaves the folder. One that is a day old is nobody's.
  private static func removeAbandoned() {
    let manager = FileManager.default
    let old = try? manager.contentsOfDirectory(
      at: manager.temporaryDirectory, includingPropertiesForKeys: [.contentModificationDateKey])
    for url in old ?? [] where url.lastPathComponent.hasPrefix(prefix) {
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date.timeIntervalSinceNow < -86_400 { try? manager.removeItem(at: url) }
    }
  }

  /// How much of the flow is on film, 0...1.
  var progress: Double { projection.progress }

  /// Goes on for half a second.
  ///
  /// - Returns: The film's file, when all of it is done.
  func advance() throws -> [UInt8]? {
    try projection.advance(for: .milliseconds(500)) ? AtomicFile.read(path) : nil
  }
}
