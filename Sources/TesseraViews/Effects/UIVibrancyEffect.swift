// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Makes content shine through a blurred background.
///
/// The content of an effect view with it is a stencil: what is behind shows through it, darker over light materials, lighter over
/// dark ones, and the content's own colours are not seen, only how opaque it is.
///
/// - Note: Differs from UIKit: what content paints beyond the effect view is not seen, and pictures are stencils, too. Apple does not
///   publish how strong the effect is; it is from memory.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blurEffect: UIBlurEffect
  let style: UIVibrancyEffectStyle

  /// An effect of style `label`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// An effect for content of a style over a blur, which should be the one behind.
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

/// What kind of content a vibrancy effect is for, from strong to faint.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}
