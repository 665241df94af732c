// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

/// The settings for a pool's workers.
struct WorkerSetup: Codable, Equatable {
  var paintThreads: Int
  var warmUp: [WarmUpRecord]

  /// The name of the worker role. Only pools start workers with this role, so other workers of the program do not
  /// render.
  private static let role = "render"

  /// The role of the pool's workers, with the settings as JSON.
  var role: WorkerRole {
    WorkerRole(Self.role, setup: String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self))
  }

  init(paintThreads: Int, warmUp: [WarmUpRecord]) {
    (self.paintThreads, self.warmUp) = (paintThreads, warmUp)
  }

  /// Decodes the settings of a role. Returns nil if the worker was not started by a pool.
  init?(_ role: WorkerRole) {
    guard role.name == Self.role, let setup = try? JSONDecoder().decode(Self.self, from: Data(role.setup.utf8)) else {
      return nil
    }
    self = setup
  }
}

/// A warm-up render, in the format sent to a worker.
struct WarmUpRecord: Codable, Equatable {
  var screen: String
  var json: String?
}
