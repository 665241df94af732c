// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How a path is painted in a blend mode with an opacity.

import Foundation

extension UIBezierPath {
  /// Runs the body with the context's opacity multiplied, in a blend mode.
  func with(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    context.setBlendMode(mode)
    body()
    context.restoreGState()
  }
}
