// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What images of a renderer are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point. The screen's by default; 0 and less stands for the screen's too.
  open var scale: CGFloat
  /// Whether the image starts black instead of transparent. False by default.
  open var opaque = false
  /// The preferred range of colors. `.automatic` by default.
  ///
  /// - Note: Differs from UIKit: images are always sRGB with eight bits per component, so the value has no effect.
  open var preferredRange = Range.automatic

  /// The rectangle that the renderer draws, in points; zero for a format without a renderer.
  open internal(set) var bounds: CGRect = .zero
  /// Whether the image stores bright highlights. Always false: images are sRGB.
  open var supportsHighDynamicRange: Bool { false }

  /// Ranges of colors that an image can store.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  /// The screen's scale, not opaque.
  public override init() {
    scale = ScreenEnvironment.currentScale
    super.init()
  }

  /// The display scale of a trait collection, or the screen's where it names none; not opaque.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A new format of the screen's scale, not opaque.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// A new format of the screen's scale, not opaque.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
