// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import TesseraRaster

/// Colors as style sheets name them, for readers of other documents.
package enum CSSColor {
  /// Nil for text that is no color.
  package static func color(_ text: String) -> Color? {
    if case .color(let color)? = SVGColor.parse(text) { color } else { nil }
  }
}
