// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

extension UIView: LayerHost {
  var hostedLayer: CALayer { layerStorage }

  var isLayoutDue: Bool { flags.needsLayout }

  var contentStencil: (color: Color, mode: BlendMode)? { (self as? VibrantContentView)?.stencil }

  func layerDidChange(_ keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    guard AnimationSwitch.isEnabled, let context = AnimationContext.current, !Arrivals.include(self) else { return }
    context.recordChange(of: layer, keyPath: keyPath, from: old, to: new)
  }
}
