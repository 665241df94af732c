// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera

/// The context of a job in the process that performs it.
struct JobContext: Sendable {
  /// The screens by name.
  let screens: [String: Screen]
  /// The number of threads that paint an image.
  var threads = 1
  /// The file descriptor for a job's streamed output, or nil if the command did not provide one.
  var output: Int32?
  /// A closure that reports the job's progress and restarts its time limit.
  var report: @Sendable ([UInt8]) -> Void = { _ in }
  /// A closure that reports that the job has done most of its work on the main actor, so that the next job in this
  /// process can start.
  var didLayOut: @Sendable () -> Void = {}
  /// A closure that installs a SIGINT handler in this process, for a job that checks `Interruption.signal` itself.
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
