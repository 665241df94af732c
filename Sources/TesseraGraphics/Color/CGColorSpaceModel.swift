// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}
