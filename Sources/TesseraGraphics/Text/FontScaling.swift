// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a font made by `UIFontMetrics` follows the user's text size: what it was made from.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// Points; infinite when unlimited.
  let maximumPointSize: Double
}
