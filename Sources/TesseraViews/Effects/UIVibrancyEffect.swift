// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An effect that lets a blurred background shine through content.
///
/// The content of an effect view with this effect is a stencil: the background shows through it, darker over light materials,
/// lighter over dark ones. Only the content's opacity is visible, not its colors.
///
/// - Note: Differs from UIKit: content outside the effect view is not visible, and images are stencils too. Apple does not
///   publish the strength of the effect; it approximates iOS.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// Creates an effect of style `label`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content of a style over a blur, which should be the one below.
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

/// The kind of content of a vibrancy effect, from strong to faint.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
