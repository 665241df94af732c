// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Traits flow down: window, controllers' and views' overrides. A view keeps what it resolved until something above changes.

import Foundation

extension UIView {
  var resolvedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    var traits = superview?.resolvedTraits ?? (self as? UIWindow)?.screenTraits ?? UITraitCollection.current
    if let override = viewController?.traitOverride { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if let override = traitState?.overrides.collection { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(
        traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }
    cachedTraits = traits
    return traits
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: direction
    }
  }

  /// Forgets what was resolved, here and below.
  func invalidateTraits() {
    guard cachedTraits != nil || !subviews.isEmpty else { return }
    let previous = cachedTraits
    cachedTraits = nil
    if let previous, previous != resolvedTraits {
      if layer.backgroundColor == backgroundColorStorage?.resolvedColor(with: previous).cgColor {
        resolveBackgroundColor()
      }
      environmentDidChange()
      viewController?.traitCollectionDidChange(previous)
      viewController?.notifyRegistrations(of: resolvedTraits, previous: previous)
      traitCollectionDidChange(previous)
      notifyRegistrations(of: resolvedTraits, previous: previous)
    }
    for view in subviews { view.invalidateTraits() }
  }

  func traitsDidChange() {
    let direction = cachedTraits?.layoutDirection
    invalidateTraits()
    if let direction, direction != resolvedTraits.layoutDirection { layoutDirectionDidChange() }
    markNeedsLayout()
  }
}
