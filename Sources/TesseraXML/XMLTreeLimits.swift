// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much of a document is read. More is an error, so that a small file cannot take much memory or time.
package struct XMLTreeLimits: Sendable {
  /// Elements within each other.
  package let depth: Int
  /// Elements and attributes together.
  package let items: Int
  /// Bytes that entities of the document put in.
  package let expansion: Int

  /// Creates the limits suit pictures, unless others are given.
  package init(depth: Int = 256, items: Int = 1_000_000, expansion: Int = 1 << 20) {
    (self.depth, self.items, self.expansion) = (depth, items, expansion)
  }
}
