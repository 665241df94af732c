// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point. The default is the screen's scale, which also replaces values of 0 or less.
  open var scale: CGFloat
  /// Whether the image starts black instead of transparent. False by default.
  open var opaque = false
  /// The preferred range of colors. `.automatic` by default.
  ///
  /// - Note: Differs from UIKit: images are always sRGB with eight bits per component, so the value has no effect.
  open var preferredRange = Range.automatic

  /// The rectangle that the renderer draws, in points; zero for a format without a renderer.
  open internal(set) var bounds: CGRect = .zero
  /// Whether the image can store highlights of high dynamic range. Always false: images are sRGB.
  open var supportsHighDynamicRange: Bool { false }

  /// The color ranges that an image can store.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  /// Creates a format with the screen's scale, not opaque.
  public override init() {
    scale = ScreenEnvironment.currentScale
    super.init()
  }

  /// Creates a format with the display scale of a trait collection, or the screen's if it is unspecified. Not opaque.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns a new format with the screen's scale, not opaque.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns a new format with the screen's scale, not opaque.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
