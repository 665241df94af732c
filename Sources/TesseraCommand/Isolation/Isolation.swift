// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraWorkers

/// Where the screens of a command are made.
enum Isolation: Sendable {
  /// In this process, which then is a program that calls the commands as a library.
  case none
  /// In worker processes.
  case parent
  /// Here: this is a worker process.
  case worker(WorkerConnection)

  @TaskLocal static var current = Isolation.none

  /// Whether this is a worker process.
  static var isWorker: Bool { if case .worker = current { true } else { false } }
}
