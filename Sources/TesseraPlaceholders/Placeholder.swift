// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Some of Apple's frameworks can't exist on Linux: there is no browser, no map, no camera. Their modules declare the types that
// view code uses. Views show the name of the class that they represent, and calls that can't have an effect report that once.

import Dispatch
import Synchronization
import TesseraFoundation

package enum Placeholder {
  /// The handler that receives every report instead of standard error, for tests.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  private static let reported = Mutex<Set<String>>([])

  /// Writes a sentence to standard error, once in the lifetime of the process.
  ///
  ///     Placeholder.report("WebKit", "WKWebView.load(_:) loads nothing")
  ///     // Tessera: WebKit is not available on Linux: WKWebView.load(_:) loads nothing.
  package static func report(_ framework: String, _ sentence: String) {
    reportOnce("Tessera: \(framework) is not available on Linux: \(sentence).")
  }

  private static let queue = DispatchQueue(label: "Tessera.Placeholder")

  /// Calls a handler in a later turn of the main queue, as Apple's frameworks do. A synchronous call would recurse infinitely
  /// if a delegate repeated its request.
  package static func callLater(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Calls a nonisolated handler in a later turn of the main queue.
  package static func callLater(unisolated body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }

  /// Calls a handler asynchronously on a private queue, as Apple's frameworks do for permission requests.
  package static func callInBackground(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    queue.async { body() }
  }

  /// Writes a line to standard error, once in the lifetime of the process.
  package static func reportOnce(_ line: String) {
    if let listener { return listener(line) }
    guard reported.withLock({ $0.insert(line).inserted }) else { return }
    StandardError.write(line + "\n")
  }
}
