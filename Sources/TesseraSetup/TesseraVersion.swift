// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The version of this package. A test compares it with the beginning of `CHANGELOG.md`.
package enum TesseraVersion {
  /// The semantic version, such as `1.2.3`.
  package static let current = "1.0.0"
}
