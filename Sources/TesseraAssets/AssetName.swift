// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The name of a set in code. It consists of the set's type and its name, with a slash-separated prefix for groups
/// that provide a namespace.
package struct AssetName: Hashable, Sendable {
  package var kind: AssetKind
  package var name: String

  package init(_ kind: AssetKind, _ name: String) {
    (self.kind, self.name) = (kind, name)
  }
}
