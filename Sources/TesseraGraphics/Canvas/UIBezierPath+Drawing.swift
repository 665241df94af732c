// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Painting of a path with a blend mode and an opacity.

import Foundation

extension UIBezierPath {
  /// Runs the body with a blend mode and the context's opacity multiplied by `alpha`.
  func with(_ mode: CGBlendMode, alpha: CGFloat, body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(mode)
    body()
    context.restoreGState()
  }
}
