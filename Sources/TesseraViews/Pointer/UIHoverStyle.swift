// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The appearance of a view under a pointer or the user's gaze.
///
/// - Note: Differs from UIKit: stored only; nothing is drawn.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// The effect on the view. Automatic by default.
  open var effect: any UIHoverEffect
  /// The outline of the effect; nil, the default, for the view's.
  open var shape: UIShape?
  /// Whether the style has an effect. `true` by default.
  open var isEnabled = true

  /// Creates a style with an effect and an outline.
  public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with the automatic effect in an outline.
  public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  /// Returns the style that fits the view.
  open class func automatic() -> Self? { UIHoverStyle() as? Self }
}

/// The effect on a view under a pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// The effect that fits the view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public nonisolated init() {}
}

/// A light under the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public nonisolated init() {}
}

/// The view is lifted, with a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
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
  /// The view is lifted, with a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIView {
  /// The appearance of the view under a pointer; nil, the default, for no change. Stored only.
  public var hoverStyle: UIHoverStyle? {
    get { attachedObjects[ObjectIdentifier(UIHoverStyle.self)] as? UIHoverStyle }
    set { attachedObjects[ObjectIdentifier(UIHoverStyle.self)] = newValue }
  }
}
