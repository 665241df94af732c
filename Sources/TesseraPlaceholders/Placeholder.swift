// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Some Apple frameworks, such as those for web browsing, maps and cameras, can't exist on Linux. The modules that
// replace them declare the types used by view code. Views show the name of the class that they represent, and calls
// that can't have an effect report this once.

import Dispatch
import Synchronization
import TesseraFoundation

package enum Placeholder {
  /// A handler for tests that receives all reports instead of standard error.
  @TaskLocal package static var listener: (@Sendable (String) -> Void)?

  private static let reported = Mutex<Set<String>>([])

  /// Writes a sentence about a framework to standard error. Each sentence is written only once per process.
  ///
  ///     Placeholder.report("WebKit", "WKWebView.load(_:) loads nothing")
  ///     // Tessera: WebKit is not available on Linux: WKWebView.load(_:) loads nothing.
  package static func report(_ framework: String, _ sentence: String) {
    reportOnce("Tessera: \(framework) is not available on Linux: \(sentence).")
  }

  private static let queue = DispatchQueue(label: "Tessera.Placeholder")

  /// Calls a handler asynchronously on the main queue, as Apple's frameworks do. If the handler were called
  /// synchronously, a delegate that repeats its request would cause infinite recursion.
  package static func callLater(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Calls a nonisolated handler asynchronously on the main queue.
  package static func callLater(unisolated body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { body() }
  }

  /// Calls a handler asynchronously on a private queue, as Apple's frameworks do for permission requests.
  package static func callInBackground(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    queue.async { body() }
  }

  /// Writes a line to standard error. Each line is written only once per process.
  package static func reportOnce(_ line: String) {
    if let listener { return listener(line) }
    guard reported.withLock({ $0.insert(line).inserted }) else { return }
    StandardError.write(line + "\n")
  }
}
