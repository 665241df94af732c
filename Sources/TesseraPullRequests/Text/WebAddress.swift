// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Validates web addresses before they become part of a comment.
package enum WebAddress {
  /// Returns whether an address uses HTTP or HTTPS and has only characters without a meaning in HTML or Markdown.
  package static func isSafe(_ url: String) -> Bool {
    guard url.hasPrefix("https://") || url.hasPrefix("http://"), url.utf8.count <= 2000 else { return false }
    let punctuation = Set("-._~:/?#@!$&+,;=%".utf8)
    return url.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || punctuation.contains(byte)
    }
  }
}
