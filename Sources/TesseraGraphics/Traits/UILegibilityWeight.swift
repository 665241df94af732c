// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the user asked for bold text.
///
/// - Note: Differs from UIKit: a value only; no font follows it.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Text as designed.
  case regular = 0
  /// Bolder text.
  case bold = 1
}
