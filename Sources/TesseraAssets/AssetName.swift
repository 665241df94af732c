// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The name of a set in code: its kind and its name, prefixed by the groups that provide a namespace, with slashes.
package struct AssetName: Hashable, Sendable {
  package var kind: AssetKind
  package var name: String

  package init(_ kind: AssetKind, _ name: String) {
    (self.kind, self.name) = (kind, name)
  }
}
