// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraPlaceholders

/// Messages about views that can't be shown as written.
enum Report {
  /// Prints a message unless it was printed before.
  static func once(_ message: String) { Placeholder.reportOnce("Tessera: \(message)") }

  /// Reports an API of SwiftUI that has no effect.
  static func unsupported(_ name: String) { once("SwiftUI's \(name) has no effect yet.") }
}
