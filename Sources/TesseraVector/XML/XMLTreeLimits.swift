// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much of a document is read. More is an error, so that a small file cannot take much memory or time.
package struct XMLTreeLimits: Sendable {
  /// Elements within each other.
  package var depth = 256
  /// Elements and attributes together.
  package var items = 1_000_000
  /// Bytes that entities of the document put in.
  package var expansion = 1 << 20

  /// The limits that suit pictures and layouts.
  package init() {}
}
