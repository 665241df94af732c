// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// How a view looks under a pointer or a look.
///
/// - Note: Differs from UIKit: stored only; nothing is drawn.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// What happens to the view. Automatic by default.
  open var effect: any UIHoverEffect
  /// The outline of the effect; nil, the default, for the view's.
  open var shape: UIShape?
  /// Whether anything happens. `true` by default.
  open var isEnabled = true

  /// Creates a style of an effect and an outline.
  public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style of the automatic effect in an outline.
  public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  /// Returns the style that fits the view.
  open class func automatic() -> Self? { UIHoverStyle() as? Self }
}

/// What happens to a view under a pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that fits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// The effect.
  public nonisolated init() {}
}

/// A light under the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// The effect.
  public nonisolated init() {}
}

/// The view comes nearer, with a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// The effect.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that fits the view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light under the pointer.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view comes nearer, with a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIView {
  /// How the view looks under a pointer; nil, the default, for no difference. Stored only.
  public var hoverStyle: UIHoverStyle? {
    get { companions[ObjectIdentifier(UIHoverStyle.self)] as? UIHoverStyle }
    set { companions[ObjectIdentifier(UIHoverStyle.self)] = newValue }
  }
}
