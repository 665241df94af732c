// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Drawing on the current context; nothing happens without one.
extension UIBezierPath {
  @preconcurrency @MainActor
  public func fill() { GraphicsStack.current?.fill(fillShape) }

  @preconcurrency @MainActor
  public func stroke() { GraphicsStack.current?.stroke(fillShape, strokeStyle) }

  /// Cuts off what is drawn outside of the path, until the context's state is restored.
  @preconcurrency @MainActor
  public func addClip() { GraphicsStack.current?.clip(fillShape) }

  /// Fills with an opacity. There is one blend mode.
  @preconcurrency @MainActor
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { fill() } }

  @preconcurrency @MainActor
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { withAlpha(alpha) { stroke() } }

  @MainActor
  private func withAlpha(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setAlpha(alpha * CGFloat(context.state.alpha))
    body()
    context.restoreGState()
  }
}

/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
}
