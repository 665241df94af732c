// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics
package import TesseraRaster

/// A property of appearance, for tools that inspect a finished screen.
package enum LookValue {
  case word(String)
  case number(Double)
  case point(CGPoint)
  case color(Color)
  case font(UIFont)
  case image(UIImage)
}
