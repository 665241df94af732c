// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraServer
import Testing

/// Programs in the folder of the test binary, and render pools that run them.
enum Programs {
  static func path(_ names: String...) throws -> String {
    let folders = [
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(), Bundle.main.bundleURL,
    ]
    let candidates = folders.flatMap { folder in names.map { folder.appendingPathComponent($0).path } }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
    // The folder may contain the program from an earlier build under another name, so use the newest.
    func date(_ path: String) -> Date {
      (try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date) ?? .distantPast
    }
    return try #require(candidates.max { date($0) < date($1) }, "\(names[0]) was not built.")
  }

  /// Returns a render pool for the gallery. If the package was built without products, the program has its target's
  /// name.
  static func gallery(_ change: (inout RenderPoolConfiguration) -> Void = { _ in }) throws -> RenderPool {
    try pool(path("gallery", "TesseraGalleryMain"), change)
  }

  static func evil(_ change: (inout RenderPoolConfiguration) -> Void = { _ in }) throws -> RenderPool {
    try pool(path("EvilScreens"), change)
  }

  /// Creates a pool with limits that are not reached even on a busy machine.
  private static func pool(
    _ path: String, _ change: (inout RenderPoolConfiguration) -> Void
  ) throws -> RenderPool {
    var configuration = RenderPoolConfiguration()
    configuration.workers = 1
    configuration.timeLimit = .seconds(600)
    configuration.startLimit = .seconds(600)
    configuration.deadline = nil
    configuration.memoryLimit = nil
    configuration.log = { _ in }
    change(&configuration)
    return try RenderPool(.executable(path: path), configuration: configuration)
  }

  /// Waits until a condition that depends on other processes is true.
  static func wait(until isSo: () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(5)) }
  }
}
