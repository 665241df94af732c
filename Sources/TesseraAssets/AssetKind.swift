// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A supported type of asset set. The raw value is the file extension of its folder.
package enum AssetKind: String, Hashable, Sendable, CaseIterable {
  case image = "imageset"
  case color = "colorset"
  case data = "dataset"
  case symbol = "symbolset"
  case appIcon = "appiconset"
}
