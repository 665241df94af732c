// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A layer for content that is too large to draw at once.
///
/// - Note: Differs from UIKit: like any other layer, it draws its entire content at once, on the main thread. The
///   drawing is stored as vector shapes, so it is sharp at every scale, and tiles do not fade in.
open class CATiledLayer: CALayer {
  /// The number of levels of detail to cache. Stored but not used; 1 by default.
  open var levelsOfDetail = 1
  /// The number of magnified levels of detail to cache. Stored but not used; 0 by default.
  open var levelsOfDetailBias = 0
  /// The size of a tile in pixels. Stored but not used; 256 x 256 by default.
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

  /// Returns the duration of a tile's fade-in, in seconds: 0.25. Not used, because tiles do not fade in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
