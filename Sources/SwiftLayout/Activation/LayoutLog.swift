// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A log that writes warnings about layouts to standard error, such as for an identifier that no view has.
@MainActor
enum LayoutLog {
  private static let limit = 100
  private static var reported: Set<String> = []

  /// Writes each message only once per location because layouts are updated often. Writes at most `limit` messages in
  /// total.
  static func report(_ text: String, at place: CodeLocation?) {
    let message = (place.map { "\($0): " } ?? "") + text
    guard reported.count < limit, reported.insert(message).inserted else { return }
    StandardError.write("SwiftLayout: \(message)\n")
  }
}
