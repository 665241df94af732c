// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Some of Apple's frameworks cannot exist here: there is no browser, no map, no camera. Their modules have the types that
// view code names. Views say what they stand for, and calls that would do something say once that it does not happen.

import Foundation
import Synchronization

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

  /// Writes a line on the standard error, once in the life of the process.
  package static func sayOnce(_ line: String) {
    if let listener { return listener(line) }
    guard said.withLock({ $0.insert(line).inserted }) else { return }
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
