// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Drawing of a path with a blend mode and an opacity.

import Foundation

extension UIBezierPath {
  /// Calls the body while a blend mode is set and the context's opacity is multiplied by `alpha`.
  func with(_ mode: CGBlendMode, alpha: CGFloat, body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(mode)
    body()
    context.restoreGState()
  }
}
