// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Validates names of commits.
package enum CommitName {
  /// Returns whether a text consists of 40 hexadecimal digits.
  package static func isFull(_ text: String) -> Bool {
    text.utf8.count == 40 && text.utf8.allSatisfy { UInt8(ascii: "0")...57 ~= $0 || 97...102 ~= $0 }
  }

  /// Returns the first seven digits.
  static func short(_ text: String) -> String { String(text.prefix(7)) }
}
