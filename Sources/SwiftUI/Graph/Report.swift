// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraFoundation
internal import TesseraPlaceholders

/// Reports issues with views that can't be rendered as intended.
enum Report {
  /// Prints a message, unless the same message was already printed.
  static func once(_ message: String) { Placeholder.reportOnce("Tessera: \(message)") }

  /// Reports an API of SwiftUI that has no effect.
  static func unsupported(_ name: String) { defect(of: name, "SwiftUI's \(name) has no effect yet.") }

  /// Reports that a view or modifier is not rendered as written.
  ///
  /// Prints the message unless it was printed before. The message is also listed in the screen's audit, and it fails
  /// runs with `--strict`.
  ///
  /// - Parameter name: The name of the view or modifier.
  static func defect(of name: String, _ message: String) {
    MissingResources.collect(MissingResource(swiftUI: name, sentence: message))
    once(message)
  }
}
