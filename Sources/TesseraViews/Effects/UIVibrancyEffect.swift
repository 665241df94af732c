// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An effect that makes content show the blurred background in a darker or lighter shade.
///
/// The content of an effect view with this effect acts as a stencil. The background shows through it, darker for
/// light materials and lighter for dark materials. Only the content's opacity matters, not its colors.
///
/// - Note: Differs from UIKit: content outside of the effect view isn't visible, and images are stencils too. Apple
///   doesn't publish the strength of the effect. It approximates iOS.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Creates a vibrancy effect with the `label` style.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates a vibrancy effect with a style, for content over a blur. Use the blur effect of the view under the
  /// content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return other.blurEffect == blurEffect && other.style == style
  }

  open override var hash: Int { blurEffect.hash &* 31 &+ style.rawValue }
}

/// The type of content to which a vibrancy effect is applied, from strong to faint.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
