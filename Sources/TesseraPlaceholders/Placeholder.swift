// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Some of Apple's frameworks cannot exist here: there is no browser, no map, no camera. Their modules have the types that
// view code names. Views say what they stand for, and calls that would do something say once that it does not happen.

import Dispatch
import Synchronization
import TesseraFoundation

package enum Placeholder {
  /// Catches what would be said, each time. For tests.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  private static let said = Mutex<Set<String>>([])

  /// Says a sentence on the standard error, once in the life of the process.
  ///
  ///     Placeholder.say("WebKit", "WKWebView.load(_:) loads nothing")
  ///     // Tessera: WebKit does not exist on this machine: WKWebView.load(_:) loads nothing.
  package static func say(_ framework: String, _ sentence: String) {
    sayOnce("Tessera: \(framework) does not exist on this machine: \(sentence).")
  }

  private static let queue = DispatchQueue(label: "Tessera.Placeholder")

  /// Gives an answer in a later turn of the main queue, as Apple's frameworks do. An answer inside of the call would make a
  /// delegate that asks again call itself for ever.
  package static func answer(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// The same for a handler that nothing isolates.
  package static func answer(unisolated body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }

  /// Gives an answer later on a private queue, as Apple's frameworks do where people are asked for permissions.
  package static func answerInBackground(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    queue.async { body() }
  }

  /// Writes a line on the standard error, once in the life of the process.
  package static func sayOnce(_ line: String) {
    if let listener { return listener(line) }
    guard said.withLock({ $0.insert(line).inserted }) else { return }
    StandardError.write(line + "\n")
  }
}
