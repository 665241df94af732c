// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The appearance of a view that is below the pointer or that the user looks at.
///
/// - Note: Differs from UIKit: stored but not used.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  /// The effect on the view. `UIHoverAutomaticEffect` by default.
  open var effect: any UIHoverEffect
  /// The outline of the effect. Nil, the default, means the view's outline.
  open var shape: UIShape?
  /// Whether the style has an effect. `true` by default.
  open var isEnabled = true

  /// Creates a style with an effect and an outline.
  public init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style with the automatic effect, limited to an outline.
  public convenience init(shape: UIShape?) { self.init(effect: UIHoverAutomaticEffect(), shape: shape) }

  /// Returns a style with the automatic effect.
  open class func automatic() -> Self? { UIHoverStyle() as? Self }
}

/// An effect on a view below the pointer.
@preconcurrency @MainActor
public protocol UIHoverEffect {}

/// An effect that the system chooses.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public nonisolated init() {}
}

/// A light below the pointer.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public nonisolated init() {}
}

/// An effect that lifts the view and adds a shadow.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
  public nonisolated init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// An effect that the system chooses.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light below the pointer.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// An effect that lifts the view and adds a shadow.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

extension UIView {
  /// The appearance of the view below the pointer. Nil, the default, means no change. Stored but not used.
  public var hoverStyle: UIHoverStyle? {
    get { attachedObjects[ObjectIdentifier(UIHoverStyle.self)] as? UIHoverStyle }
    set { attachedObjects[ObjectIdentifier(UIHoverStyle.self)] = newValue }
  }
}
