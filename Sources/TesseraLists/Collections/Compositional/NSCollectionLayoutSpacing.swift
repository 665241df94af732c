// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A distance between elements.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The distance in points; of a flexible spacing, the least. A number that is not finite counts as 0.
  open private(set) var spacing: CGFloat
  /// Whether the distance grows where there is room.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the distance stays as it is.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? max(-1e7, min(spacing, 1e7)) : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least so many points. Flexible spacings of a group share what room there is.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// The spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Distances around an element.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// The distance at the leading side; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The distance above; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The distance at the trailing side; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The distance below; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Distances at the sides; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// The spacing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
