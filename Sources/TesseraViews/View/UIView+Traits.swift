// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view inherits traits from its superview or window, changed by the overrides of view controllers and views. The
// result is cached.

import Foundation

extension UIView {
  var resolvedTraits: UITraitCollection {
    if let cachedTraits { return cachedTraits }
    // Resolve traits from the nearest ancestor with resolved traits down to this view. Iterative, because a deep tree
    // could overflow the stack.
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

  /// Invalidates the resolved traits of the view and its subviews. If a view has no resolved traits, its subviews
  /// have none either.
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
      // A different display scale changes hairlines, pixel-aligned edges and rounded text sizes.
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
  /// Returns the layout direction of a view with this attribute, given the direction of the user interface.
  func direction(in direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: direction
    }
  }
}
