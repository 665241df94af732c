// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraGraphics
package import TesseraRaster

/// A property of how something looks, for tools that look at a finished screen.
package enum LookValue {
  case word(String)
  case number(Double)
  case point(CGPoint)
  case color(Color)
  case font(UIFont)
  case image(UIImage)
}
