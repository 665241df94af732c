// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
