// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether bold text is requested.
///
/// - Note: Differs from UIKit: stored only; fonts do not follow it.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// Text as designed.
  case regular = 0
  /// Bolder text.
  case bold = 1
}
