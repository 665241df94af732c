// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The spacing between elements.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The spacing in points. For a flexible spacing, the minimum. Infinite and NaN values are treated as 0.
  open private(set) var spacing: CGFloat
  /// Whether the spacing grows if space is available.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the spacing is fixed.
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
  /// Returns a spacing of at least the given number of points. A group's flexible spacings share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns the spacing itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an element.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The spacing on the leading side, or nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The spacing above, or nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The spacing on the trailing side, or nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The spacing below, or nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing from the spacings on the four sides. Pass nil for no spacing.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the spacing itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
