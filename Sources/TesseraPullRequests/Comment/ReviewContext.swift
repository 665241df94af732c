// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The circumstances of a review that its comment contains.
package struct ReviewContext: Sendable {
  /// A name that distinguishes the comments of several reports of the same pull request.
  package let key: String
  /// The commit whose screens were rendered.
  package var head: String
  /// The number of the workflow run that rendered, from which `approve` takes the report.
  package var run: Int?
  /// The digest of the report, which an approval compares.
  package var digest: String?
  /// The address of the full report.
  package var reportURL: String?
  /// Whether the comment explains how to approve.
  package var isApprovable = true

  /// Creates a context. Returns nil unless the key consists of 1...64 letters, digits, `.`, `_` and `-`.
  package init?(key: String, head: String) {
    guard Self.isKey(key), CommitName.isFull(head) else { return nil }
    self.key = key
    self.head = head
  }

  /// Returns whether a key can be part of a hidden marker.
  package static func isKey(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count) && !text.contains("--")
      && text.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || [45, 46, 95].contains(byte)
      }
  }
}
