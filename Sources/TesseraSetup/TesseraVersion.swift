// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The version of this package. `CHANGELOG.md` begins with it, which a test holds.
package enum TesseraVersion {
  /// In the form of semantic versioning, as `1.2.3`.
  package static let current = "1.0.0"
}
