// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The format of the images that an image renderer creates.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. If the value is 0 or less, the screen's scale is used. The screen's scale by
  /// default.
  open var scale: CGFloat
  /// Whether the image is initially black instead of transparent. False by default.
  open var opaque = false
  /// The preferred range of colors. `.automatic` by default.
  ///
  /// - Note: Differs from UIKit: the value has no effect, because images are always sRGB with eight bits per
  ///   component.
  open var preferredRange = Range.automatic

  /// The rectangle that the renderer draws, in points. Zero for a format without a renderer.
  open internal(set) var bounds: CGRect = .zero
  /// Whether the image can contain high-dynamic-range content. Always false, because images are sRGB.
  open var supportsHighDynamicRange: Bool { false }

  /// The range of colors that an image can contain.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  /// Creates a format with the screen's scale and a transparent background.
  public override init() {
    scale = ScreenEnvironment.currentScale
    super.init()
  }

  /// Creates a format with a trait collection's display scale and a transparent background. If the display scale is
  /// unspecified, the screen's scale is used.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a new format with the screen's scale and a transparent background.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a new format with the screen's scale and a transparent background.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
