// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The unscaled values of a font created by `UIFontMetrics`, which scales them to the user's text size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let base: UIFont
  /// The maximum size in points, or infinity.
  let maximumPointSize: Double
}
