// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraWorkers

/// The role of a catalog's worker process.
enum CatalogRole: Codable, Equatable, Sendable {
  /// A worker that performs a command's jobs.
  case jobs(CommandContext.Source)
  /// A worker that runs the screen on a live page.
  case page(CommandContext.Source, threads: Int)

  /// The role's name, which is different from the names of all other worker roles.
  private static let name = "catalog"

  /// The role with which a process is started.
  var role: WorkerRole {
    // Encoding can't fail for an enumeration whose values are strings and numbers.
    WorkerRole(Self.name, setup: String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self))
  }

  /// Creates the role of a process. Returns nil if the worker has another role.
  init?(_ role: WorkerRole) {
    guard role.name == Self.name, let role = try? JSONDecoder().decode(Self.self, from: Data(role.setup.utf8)) else {
      return nil
    }
    self = role
  }
}
