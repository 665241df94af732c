// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The supported kinds of sets in an asset catalog; the raw value is the extension of their folders.
package enum AssetKind: String, Hashable, Sendable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  case symbol = "symbolset"
  case appIcon = "appiconset"
}
