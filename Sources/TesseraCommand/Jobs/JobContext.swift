// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// The environment of a job in the process that performs it.
struct JobContext: Sendable {
  /// The screens, by their names.
  let screens: [String: Screen]
  /// The number of threads that paint a picture.
  var threads = 1
  /// The descriptor for a job that streams its output, or nil if the command provided none.
  var output: Int32?
  /// A closure that reports the job's progress, which restarts its time limit.
  var report: @Sendable ([UInt8]) -> Void = { _ in }
  /// A closure that reports that the job has done most of its work on the main actor, so that the next job can begin in this
  /// process.
  var didLayOut: @Sendable () -> Void = {}
  /// A closure that prepares this process for SIGINT, for a job that checks `Interruption.signal` itself.
  var acceptStop: @Sendable () -> Void = {}

  init(_ catalog: ScreenCatalog) {
    screens = Dictionary(catalog.screens.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the screen with a name.
  func screen(_ name: String) throws(RenderError) -> Screen {
    guard let screen = screens[name] else { throw .unknownScreen(name, known: screens.keys.sorted()) }
    return screen
  }
}
