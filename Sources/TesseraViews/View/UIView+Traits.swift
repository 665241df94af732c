// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Traits flow down from the window and the overrides of controllers and views. A view caches its resolved traits.

import Foundation

extension UIView {
  var resolvedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    // From the nearest view with resolved traits down to this one, in a loop: the tree may be deeper than the stack.
    var unresolved: [UIView] = []
    var view = superview
    while let current = view, current.cachedTraits == nil {
      unresolved.append(current)
      view = current.superview
    }
    var traits = view?.cachedTraits
    for current in unresolved.reversed() { traits = current.resolveTraits(inherited: traits) }
    return resolveTraits(inherited: traits)
  }

  private func resolveTraits(inherited: UITraitCollection?) -> UITraitCollection {
    var traits = inherited ?? (self as? UIWindow)?.screenTraits ?? UITraitCollection.current
    if let override = viewController?.traitOverride { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if let override = traitState?.overrides.collection { traits = UITraitCollection(traitsFrom: [traits, override]) }
    if overrideUserInterfaceStyle != .unspecified {
      traits = UITraitCollection(
        traitsFrom: [traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }
    traits = limitingTextSize(traits)
    cachedTraits = traits
    return traits
  }

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      in: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Invalidates the resolved traits of the view and its subviews. If a view has none, its subviews have none either.
  func invalidateTraits() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      guard view.cachedTraits != nil else { continue }
      view.invalidateOwnTraits()
      walk.descend(into: view)
    }
  }

  private func invalidateOwnTraits() {
    guard cachedTraits != nil else { return }
    let previous = cachedTraits
    cachedTraits = nil
    if let previous, previous != resolvedTraits {
      if layerStorage.backgroundColor == backgroundColorStorage?.resolvedColor(with: previous).cgColor {
        resolveBackgroundColor()
      }
      margins.guides?.update([.readable], of: self)
      // Hairlines and pixel-aligned edges move, and text sizes are rounded to other pixels.
      if previous.displayScale != resolvedTraits.displayScale {
        markNeedsLayout()
        intrinsicContentSizeDidChange()
      }
      environmentDidChange()
      viewController?.traitCollectionDidChange(previous)
      viewController?.notifyRegistrations(of: resolvedTraits, previous: previous)
      traitCollectionDidChange(previous)
      notifyRegistrations(of: resolvedTraits, previous: previous)
    }
  }

  func traitsDidChange() {
    let direction = cachedTraits?.layoutDirection
    invalidateTraits()
    if let direction, direction != resolvedTraits.layoutDirection { layoutDirectionDidChange() }
    markNeedsLayout()
  }
}

extension UISemanticContentAttribute {
  /// Returns the direction of a view with this attribute in an interface with the given direction.
  func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: direction
    }
  }
}
