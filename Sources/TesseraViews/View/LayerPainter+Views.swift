// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension LayerPainter {
  /// Returns the display list of a root view on a canvas. The view's origin is at the given pixel of the canvas.
  static func displayList(
    of view: UIView, scale: CGFloat, on list: DisplayList, at place: (x: Int, y: Int)
  ) -> DisplayList {
    let scaling = Affine.scale(x: Double(scale), y: Double(scale))
      .concatenating(.translation(x: Double(place.x), y: Double(place.y)))
    var painter = LayerPainter(canvas: Canvas(list: list, transform: scaling))
    let origin = view.bounds.origin
    let toCanvas = Affine.translation(x: -Double(origin.x), y: -Double(origin.y)).concatenating(scaling)
    return RenderingBudget.withFreshBudget {
      painter.paintLayer(view.layer, transform: toCanvas)
      return painter.canvas.list
    }
  }
}
