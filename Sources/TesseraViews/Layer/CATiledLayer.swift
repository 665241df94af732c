// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer for content that is too large to draw at once.
///
/// - Note: Differs from UIKit: it draws all of its content in one go, as any layer, on the main thread, and keeps it as lines
///   and shapes; so it is sharp at every scale and nothing fades in.
open class CATiledLayer: CALayer {
  /// How many smaller pictures would be kept. Stored only; 1 by default.
  open var levelsOfDetail = 1
  /// How many larger pictures would be kept. Stored only; 0 by default.
  open var levelsOfDetailBias = 0
  /// The size of a tile in pixels. Stored only; 256 x 256 by default.
  open var tileSize = CGSize(width: 256, height: 256)

  nonisolated public override init() {
    super.init()
    MainThread.run { setNeedsDisplay() }
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    (levelsOfDetail, levelsOfDetailBias, tileSize) = (other.levelsOfDetail, other.levelsOfDetailBias, other.tileSize)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setNeedsDisplay()
  }

  /// How long a tile would fade in, in seconds: 0.25. Nothing fades.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
