// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// Colors in the syntax of style sheets, for readers of other documents.
package enum CSSColor {
  /// Parses a color. Returns nil if the text is not a color.
  package static func color(_ text: String) -> Color? {
    if case .color(let color)? = SVGColor.parse(text) { color } else { nil }
  }
}
