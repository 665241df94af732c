// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics

extension CALayer {
  /// The implementation of `render(in:)`.
  func paint(on ctx: CGContext) {
    ctx.paint { canvas in
      var painter = LayerPainter(canvas: .none)
      swap(&painter.canvas, &canvas)
      RenderingBudget.withFreshBudget { painter.paintLayer(self, transform: painter.canvas.transform) }
      swap(&painter.canvas, &canvas)
    }
  }
}
