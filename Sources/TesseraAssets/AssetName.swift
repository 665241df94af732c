// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What code calls a set by: its kind and its name, with the groups that provide a namespace and slashes before it.
package struct AssetName: Hashable, Sendable {
  package var kind: AssetKind
  package var name: String

  package init(_ kind: AssetKind, _ name: String) {
    (self.kind, self.name) = (kind, name)
  }
}
