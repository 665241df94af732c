// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kind of components a colour space has.
public enum CGColorSpaceModel: Int32, Sendable {
  /// No space here has it.
  case unknown = -1
  /// One component: grey.
  case monochrome = 0
  /// Three components: red, green and blue.
  case rgb = 1
}
