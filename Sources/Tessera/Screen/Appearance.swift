// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The light or dark interface style.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
