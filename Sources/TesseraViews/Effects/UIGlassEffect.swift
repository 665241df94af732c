// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// The glass effect of iOS 26.
///
/// The content below the glass is blurred, refracted along the edge and tinted. The glass has the corners of its effect
/// view, which is a capsule unless `cornerConfiguration` or the layer's `cornerRadius` is set. It looks the same in all
/// looks, because only iOS 26 and later have it.
///
/// - Note: Differs from UIKit: the colors of the content on the glass don't adapt to the content below it, and
///   `isInteractive` is stored but not used. The material approximates iOS 26.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
  /// The style of the glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }

  /// Whether the glass responds to touches. `false` by default.
  open var isInteractive = false
  /// The color of the glass, or nil for glass without a color.
  open var tintColor: UIColor?
  let style: Style

  /// Creates glass with the regular style.
  public override convenience init() {
    self.init(style: .regular)
  }

  /// Creates glass with a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  var material: GlassMaterial { GlassMaterial(style == .clear ? .clear : .regular, color: tintColor) }

  /// Returns a copy of the effect, which can be changed.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return (style, isInteractive, tintColor) == (other.style, other.isInteractive, other.tintColor)
  }

  open override var hash: Int { style.rawValue }
}
