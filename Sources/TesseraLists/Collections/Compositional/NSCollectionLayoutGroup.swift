// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Items in a row, in a column, or positioned by a custom function. Groups can be nested.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items one after the other, repeated from the first while there is space.
    case line(isHorizontal: Bool)
    /// The item `count` times; equal parts of the group if `isEqual`.
    case repeated(isHorizontal: Bool, count: Int, isEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items and groups in the group, in order; empty in a custom group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The distance between two items of the group; none if nil, the default.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(size, [])
  }

  /// Returns a group of items from leading to trailing, as many as fit, repeated from the first after the last. If the width is
  /// estimated, each item appears once.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: .line(isHorizontal: true))
  }

  /// Returns a group of items from top to bottom, as many as fit, repeated from the first after the last. If the height is
  /// estimated, each item appears once.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: .line(isHorizontal: false))
  }

  /// Returns a group of `count` items that share the width equally, regardless of the item's width; items keep their own width
  /// in a group of estimated width. A count below 1 raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: true, count: validated(count: count), isEqual: true))
  }

  /// Returns a group of `count` items that share the height equally, regardless of the item's height; items keep their own
  /// height in a group of estimated height. A count below 1 raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: false, count: validated(count: count), isEqual: true))
  }

  /// Returns a group of the item `count` times from leading to trailing, at its own size. A count below 1 raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: true, count: validated(count: count), isEqual: false))
  }

  /// Returns a group of the item `count` times from top to bottom, at its own size. A count below 1 raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: false, count: validated(count: count), isEqual: false))
  }

  /// Returns a group of items with frames from the function, in the group's coordinates. The function is called for each group
  /// that the section needs.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: [], arrangement: .custom(itemProvider))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: arrangement)
    (copy.supplementaryItems, copy.interItemSpacing) = (supplementaryItems, interItemSpacing)
    return copy.copyingSettings(of: self)
  }

  private static func validated(count: Int) -> Int {
    if count < 1 { raise("NSInternalInconsistencyException", "Invalid parameter not satisfying: count > 0") }
    return count
  }
}

/// A closure that returns the frames of a custom group's items. Frames beyond the section's last item are ignored.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item's frame in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame in the group, in points. A frame that is not finite is treated as empty.
  open private(set) var frame: CGRect
  /// The stacking order: items with higher values are painted over others. 0 by default.
  open private(set) var zIndex: Int

  /// Creates an item with a frame in the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// Returns the item itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
