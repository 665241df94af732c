// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

extension UITextView {
  /// Draws the border, the highlighted search results, the selection and the text.
  func paintText(into canvas: inout Canvas) {
    let area = textBounds
    let origin = CGPoint(x: textOrigin.x + area.minX - bounds.minX, y: textOrigin.y)
    let painter = isEditing || (selection.length > 0 && isFirstResponder) ? TextSelectionPainter(host: self) : nil
    if borderStyle == .roundedRect {
      RoundedFieldBorder(traits: traitCollection, pixelScale: pixelScale).paint(bounds, fill: nil, into: &canvas)
    }
    paintMatches(into: &canvas)
    painter?.paintBelowText(into: &canvas)
    if usesLayoutManager {
      paintByLayoutManager(at: origin, into: &canvas)
    } else {
      labelText.paint(
        textLayout(forWidth: area.width), at: origin, traitCollection, into: &canvas, visible: bounds)
    }
    painter?.paintAboveText(into: &canvas)
  }
}

struct TextViewInspector: ScrollInspector {
  let view: UITextView

  var visibleText: String? { view.shownString }

  func addScrollAttributes(to attributes: inout ViewAttributes) {
    if let font = view.font { attributes["font"] = .font(font) }
    if let ink = view.textColor { attributes["text colour"] = color(ink) }
    if view.borderStyle != .none { attributes["border style"] = .word("\(view.borderStyle)") }
  }
}
