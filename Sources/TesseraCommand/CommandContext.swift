// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera

/// The context in which a command runs. It can't be passed as an argument, because ArgumentParser creates the
/// commands.
enum CommandContext {
  /// The source of a catalog's screens.
  enum Source: String, Codable, Sendable {
    /// The catalog that is defined by the program.
    case own
    /// The previews in the program's sources.
    case previews

    /// Returns the catalog of screens for this source.
    ///
    /// - Parameter own: The catalog that is defined by the program.
    func catalog(of own: ScreenCatalog) async throws -> ScreenCatalog {
      switch self {
      case .own: own
      case .previews: try await MainActor.run { try ScreenCatalog.previews(goldens: own.goldens + "/Previews") }
      }
    }
  }

  /// The catalog on which the commands operate.
  @TaskLocal static var catalog = ScreenCatalog([])

  /// The source of the catalog's screens.
  @TaskLocal static var source = Source.own

  /// Whether screens run in worker processes. False in a program that uses the commands as a library.
  @TaskLocal static var hasWorkers = false

  /// The program's name, used in messages that suggest a command.
  static let program = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "gallery"
}
