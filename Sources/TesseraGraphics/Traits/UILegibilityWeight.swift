// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether the user prefers bold text.
///
/// - Note: Differs from UIKit: stored only. Fonts are not affected.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is unspecified.
  case unspecified = -1
  /// The regular weight.
  case regular = 0
  /// The bold weight.
  case bold = 1
}
