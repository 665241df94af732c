// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A text shadow in a document, in points.
struct DocumentShadow: Equatable {
  var x: Double
  var y: Double
  var blur: Double
  /// The color, or nil for black.
  var color: UIColor?

  /// The shadow as an attribute value.
  var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: x, height: y)
    shadow.shadowBlurRadius = CGFloat(blur)
    shadow.shadowColor = color ?? UIColor.black
    return shadow
  }
}
