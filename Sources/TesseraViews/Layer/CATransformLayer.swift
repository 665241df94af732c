// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer that does not flatten its sublayers into a plane. The sublayers are in its superlayer's 3D space, so they
/// can form a 3D object.
///
/// The background, border, contents, shadow, mask and clipping have no effect, and the opacity applies to each
/// sublayer separately.
///
/// - Note: Differs from UIKit: intersecting sublayers do not cut through each other. They are drawn in the order of
///   their centers' z-coordinates.
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

  /// Returns nil, because the layer has no plane that could contain a point.
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
