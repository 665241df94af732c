// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer without a plane of its own: its sublayers stand in its superlayer's space, so that they can make a body.
///
/// Background, border, contents, shadow, mask and clipping have no effect, and opacity is that of each sublayer.
///
/// - Note: Differs from UIKit: sublayers that cut through each other are painted one over the other, by the height of their
///   middles.
open class CATransformLayer: CALayer {
  nonisolated public override init() {
    super.init()
    MainThread.run { becomeBody() }
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    becomeBody()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeBody()
  }

  private func becomeBody() {
    loadedExtras.role = .transform
    LayerDepth.isUsed = true
  }

  /// Nil: a body has no plane that a point could be in.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
