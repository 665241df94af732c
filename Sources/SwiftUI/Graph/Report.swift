// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraPlaceholders

/// Messages about views that cannot be shown as they are written.
enum Report {
  /// Prints a message unless it was printed before.
  static func once(_ message: String) { Placeholder.reportOnce("Tessera: \(message)") }

  /// Reports a part of SwiftUI without effect.
  static func unsupported(_ name: String) { once("SwiftUI's \(name) has no effect yet.") }
}
