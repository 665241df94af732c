// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging

/// A film of a completed flow that is rendered for a page. It is rendered in chunks, so that no chunk exceeds the
/// time limit for a request and the page can show the progress.
@MainActor
final class LiveFilm {
  private let projection: FlowFilmRenderer
  private let folder: URL
  private let path: String

  /// Creates a film of a flow's result.
  ///
  /// - Parameter format: The file extension of the film: `png`, `mp4` or `webm`.
  /// - Throws: `FlowFilmError`, or `CommandFailure` if the format is unknown.
  init(_ result: FlowResult, format: String) throws {
    guard ["png", "mp4", "webm"].contains(format) else {
      throw CommandFailure(description: "'\(format)' is not a film format. Use png, mp4, webm or strip.", isUsage: true)
    }
    Self.removeAbandoned()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(Self.prefix + UUID().uuidString)
    path = folder.appendingPathComponent("film.\(format)").path
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      let live = try LiveScreen(result.live.screen, options: result.options)
      projection = try FlowFilmRenderer(result, on: live, film: FlowFilm(), to: path)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let prefix = "tessera-film-"

  /// Removes abandoned folders. Closing a page ends its process, whose folder then remains. A folder is considered
  /// abandoned if it is older than a day.
  private static func removeAbandoned() {
    let manager = FileManager.default
    let old = try? manager.contentsOfDirectory(
      at: manager.temporaryDirectory, includingPropertiesForKeys: [.contentModificationDateKey])
    for url in old ?? [] where url.lastPathComponent.hasPrefix(prefix) {
      let date = try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      if let date, date.timeIntervalSinceNow < -86_400 { try? manager.removeItem(at: url) }
    }
  }

  /// The fraction of the film that is completed, 0...1.
  var progress: Double { projection.progress }

  /// Renders the film for half a second.
  ///
  /// - Returns: The contents of the film's file if it is complete, or nil.
  func advance() throws -> [UInt8]? {
    try projection.advance(for: .milliseconds(500)) ? AtomicFile.read(path) : nil
  }
}
