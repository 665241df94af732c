// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// The content view of an effect view. With a vibrancy effect, its content is a stencil through which the background
/// appears darker or lighter.
final class VibrantContentView: UIView {
  var vibrancy: UIVibrancyEffect? {
    didSet {
      guard vibrancy != oldValue else { return }
      if vibrancy != nil || layer.extras != nil { layer.loadedExtras.isVibrant = vibrancy != nil }
      setNeedsDisplay()
    }
  }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  /// The gray that is added to or subtracted from the background, or nil to draw content with its own colors.
  var stencil: (color: Color, mode: BlendMode)? {
    guard let vibrancy else { return nil }
    let isDark = vibrancy.blurEffect.style.isDark(traitCollection)
    let strength = vibrancy.style.strength
    let gray = UIColor(white: isDark ? strength : 1 - strength, alpha: 1)
    return (gray.rasterColor(with: traitCollection), isDark ? .plusLighter : .plusDarker)
  }
}

extension UIVibrancyEffectStyle {
  /// The fraction by which the background changes toward black or white. The values are the opacities of the label
  /// and fill colors with the same names. Approximates iOS 13 to 18.
  fileprivate var strength: CGFloat {
    switch self {
    case .label: 0.9
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.24
    case .secondaryFill: 0.18
    case .tertiaryFill: 0.12
    case .separator: 0.2
    }
  }
}
