// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Limits for a document. Exceeding a limit is an error, so a small file cannot consume much memory or time.
package struct XMLTreeLimits: Sendable {
  /// The maximum nesting depth of elements.
  package let depth: Int
  /// The maximum total number of elements and attributes.
  package let items: Int
  /// The maximum number of bytes that expanded entities may insert.
  package let expansion: Int

  /// Creates limits. The defaults are suitable for images.
  package init(depth: Int = 256, items: Int = 1_000_000, expansion: Int = 1 << 20) {
    (self.depth, self.items, self.expansion) = (depth, items, expansion)
  }
}
