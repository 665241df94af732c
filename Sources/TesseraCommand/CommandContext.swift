// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// The environment of a command. It cannot be passed as an argument, because ArgumentParser creates the commands.
enum CommandContext {
  /// The origin of a catalog's screens.
  enum Source: String, Codable, Sendable {
    /// The program's own catalog.
    case own
    /// The previews in the program's sources.
    case previews

    /// Returns the screens of a program.
    ///
    /// - Parameter own: The program's own catalog.
    func catalog(of own: ScreenCatalog) async throws -> ScreenCatalog {
      switch self {
      case .own: own
      case .previews: try await MainActor.run { try ScreenCatalog.previews(goldens: own.goldens + "/Previews") }
      }
    }
  }

  /// The catalog of the commands.
  @TaskLocal static var catalog = ScreenCatalog([])

  /// The origin of its screens.
  @TaskLocal static var source = Source.own

  /// Whether screens run in worker processes. False in a program that calls the commands as a library.
  @TaskLocal static var hasWorkers = false

  /// The program's name, for messages that suggest the next command.
  static let program = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "gallery"
}
