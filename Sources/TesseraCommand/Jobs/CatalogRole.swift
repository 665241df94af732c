// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraWorkers

/// The work of a catalog's worker processes.
enum CatalogRole: Codable, Equatable, Sendable {
  /// Performs the jobs of a command.
  case jobs(CommandContext.Source)
  /// Runs the screen of a live page.
  case page(CommandContext.Source, threads: Int)

  /// The name of the role, which no other kind of worker has.
  private static let name = "catalog"

  /// The role for starting a process.
  var role: WorkerRole {
    // Encoding an enumeration whose values are text and numbers cannot fail.
    WorkerRole(Self.name, setup: String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self))
  }

  /// Creates the role of a process. Returns nil for a worker of another kind, or of a program with other roles.
  init?(_ role: WorkerRole) {
    guard role.name == Self.name, let role = try? JSONDecoder().decode(Self.self, from: Data(role.setup.utf8)) else {
      return nil
    }
    self = role
  }
}
