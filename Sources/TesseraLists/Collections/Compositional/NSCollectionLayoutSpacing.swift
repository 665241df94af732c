// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A distance between elements.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points; the minimum for a flexible spacing. A number that is not finite is treated as 0.
  open private(set) var spacing: CGFloat
  /// Whether the distance grows if there is space.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the distance is fixed.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? max(-1e7, min(spacing, 1e7)) : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a fixed spacing in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a spacing of at least the given points. Flexible spacings of a group share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns the spacing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an element.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance at the leading side; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance above; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance at the trailing side; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance below; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates a spacing of distances at the sides; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the spacing itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
