// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

/// The settings of a pool's workers.
struct WorkerSetup: Codable, Equatable {
  var paintThreads: Int
  var warmUp: [WarmUpRecord]

  /// The name of the role. Only pools start workers with it, so other workers of the program do not render.
  private static let role = "render"

  /// The workers' role, with the settings as JSON.
  var role: WorkerRole {
    WorkerRole(Self.role, setup: String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self))
  }

  init(paintThreads: Int, warmUp: [WarmUpRecord]) {
    (self.paintThreads, self.warmUp) = (paintThreads, warmUp)
  }

  /// Decodes the settings of a role. Returns nil for a worker that no pool started.
  init?(_ role: WorkerRole) {
    guard role.name == Self.role, let setup = try? JSONDecoder().decode(Self.self, from: Data(role.setup.utf8)) else {
      return nil
    }
    self = setup
  }
}

/// A render whose picture is discarded, in the form that is sent to a worker.
struct WarmUpRecord: Codable, Equatable {
  var screen: String
  var json: String?
}
