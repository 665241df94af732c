// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Limits of a document. Exceeding them is an error, so that a small file cannot use much memory or time.
package struct XMLTreeLimits: Sendable {
  /// The maximum nesting of elements.
  package let depth: Int
  /// The maximum number of elements and attributes together.
  package let items: Int
  /// The maximum number of bytes inserted by the document's entities.
  package let expansion: Int

  /// Creates limits, by default for images.
  package init(depth: Int = 256, items: Int = 1_000_000, expansion: Int = 1 << 20) {
    (self.depth, self.items, self.expansion) = (depth, items, expansion)
  }
}
