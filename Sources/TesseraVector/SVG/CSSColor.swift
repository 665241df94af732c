// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// A parser for CSS colors, used by readers of other document types.
package enum CSSColor {
  /// Parses a color. Returns nil if the text isn't a color.
  package static func color(_ text: String) -> Color? {
    if case .color(let color)? = SVGColor.parse(text) { color } else { nil }
  }
}
