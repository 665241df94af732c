// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer without a plane: its sublayers are in its superlayer's space, so that they can form a 3D object.
///
/// Background, border, contents, shadow, mask and clipping have no effect, and opacity applies to each sublayer.
///
/// - Note: Differs from UIKit: intersecting sublayers are painted one over the other, by the height of their centers.
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

  /// Returns nil: the layer has no plane that could contain a point.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
