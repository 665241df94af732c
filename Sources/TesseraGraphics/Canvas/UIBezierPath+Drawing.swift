// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIBezierPath {
  /// Runs the body with the context's opacity multiplied.
  func withAlpha(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    body()
    context.restoreGState()
  }
}

/// How what is drawn meets what is there. There is one way here.
public enum CGBlendMode: Int32, Sendable {
  /// Over it: translucent colours are mixed with what lies below.
  case normal = 0
}
