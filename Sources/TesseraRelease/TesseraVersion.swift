// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The version of this package. A test verifies that it matches the latest entry in `CHANGELOG.md`.
package enum TesseraVersion {
  /// The semantic version, such as `1.2.3`.
  package static let current = "1.0.0"
}
