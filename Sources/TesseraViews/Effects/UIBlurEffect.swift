// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// An effect that blurs the content under a visual effect view.
///
/// A material combines a blur, increased saturation and a tint. Apple doesn't publish the values. These values
/// approximate iOS 13 to 18.
///
/// - Note: Differs from UIKit: a view that is drawn separately, such as by `drawHierarchy`, has no content under it
///   to blur.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The materials. Styles without Light or Dark in their names adapt to the traits.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  /// Creates an effect with a material.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var blur: DisplayList.Backdrop? { DisplayList.Backdrop(sigma: style.sigma, saturation: 1.8) }
  override var tint: UIColor? { style.tint }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.rawValue }
}

extension UIBlurEffect.Style {
  private enum Material {
    case ultraThin, thin, regular, thick, chrome

    var light: UIColor {
      switch self {
      case .ultraThin: UIColor(white: 0.96, alpha: 0.5)
      case .thin: UIColor(white: 0.96, alpha: 0.66)
      case .regular: UIColor(white: 0.96, alpha: 0.8)
      case .thick: UIColor(white: 0.97, alpha: 0.9)
      case .chrome: UIColor(white: 0.976, alpha: 0.94)
      }
    }

    var dark: UIColor {
      switch self {
      case .ultraThin: UIColor(white: 0.14, alpha: 0.55)
      case .thin: UIColor(white: 0.14, alpha: 0.7)
      case .regular: UIColor(white: 0.14, alpha: 0.82)
      case .thick: UIColor(white: 0.14, alpha: 0.92)
      case .chrome: UIColor(white: 0.09, alpha: 0.94)
      }
    }

    var dynamic: UIColor { UIColor { [self] in $0.userInterfaceStyle == .dark ? dark : light } }
  }

  /// Whether the material is dark.
  func isDark(_ traits: UITraitCollection) -> Bool {
    switch self {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark:
      true
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial:
      traits.userInterfaceStyle == .dark
    }
  }

  /// The standard deviation of the blur, in points.
  var sigma: Double {
    switch self {
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .extraLight, .dark: 20
    default: 30
    }
  }

  var tint: UIColor {
    switch self {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: Material.regular.dynamic
    case .prominent: Material.thick.dynamic
    case .systemUltraThinMaterial: Material.ultraThin.dynamic
    case .systemThinMaterial: Material.thin.dynamic
    case .systemMaterial: Material.regular.dynamic
    case .systemThickMaterial: Material.thick.dynamic
    case .systemChromeMaterial: Material.chrome.dynamic
    case .systemUltraThinMaterialLight: Material.ultraThin.light
    case .systemThinMaterialLight: Material.thin.light
    case .systemMaterialLight: Material.regular.light
    case .systemThickMaterialLight: Material.thick.light
    case .systemChromeMaterialLight: Material.chrome.light
    case .systemUltraThinMaterialDark: Material.ultraThin.dark
    case .systemThinMaterialDark: Material.thin.dark
    case .systemMaterialDark: Material.regular.dark
    case .systemThickMaterialDark: Material.thick.dark
    case .systemChromeMaterialDark: Material.chrome.dark
    }
  }
}
