// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// What a pool tells its workers at their start, in a variable of the environment.
struct WorkerSetup: Codable, Equatable {
  /// The variable, whose value is the setup as JSON. Only pools set it, so other workers of the program do not render.
  static let variable = "TESSERA_RENDER_WORKER"

  var paintThreads: Int
  var warmUp: [WarmUpRecord]

  var text: String { String(decoding: (try? JSONEncoder().encode(self)) ?? Data(), as: UTF8.self) }

  /// The setup of this process; nil in a process that no pool started.
  static var inherited: WorkerSetup? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try? JSONDecoder().decode(WorkerSetup.self, from: Data(text.utf8))
  }
}

/// A render whose picture nobody wants, as it is sent to a worker.
struct WarmUpRecord: Codable, Equatable {
  var screen: String
  var json: String?
}
