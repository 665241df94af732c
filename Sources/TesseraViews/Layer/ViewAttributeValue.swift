// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics
package import TesseraRaster

/// The value of a visual property, for tools that inspect a rendered screen.
package enum LookValue {
  case word(String)
  case number(Double)
  case point(CGPoint)
  case color(Color)
  case font(UIFont)
  case image(UIImage)
}
