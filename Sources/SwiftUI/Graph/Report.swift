// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraFoundation
internal import TesseraPlaceholders

/// Reports issues with views that can't be rendered as intended.
enum Report {
  /// Prints a message, unless the same message was already printed.
  static func once(_ message: String) { Placeholder.reportOnce("Tessera: \(message)") }

  /// Reports a SwiftUI API that has no effect.
  static func unsupported(_ name: String) { once("SwiftUI's \(name) has no effect yet.") }
}
