// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Items in a row, in a column, or where one's own function puts them. Groups nest.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items one after the other, from the first again when all have been used, as long as there is room.
    case line(isHorizontal: Bool)
    /// So many times the item; equal parts of the group if `isEqual`.
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
  /// The distance between two items of the group; nil, the default, for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(size, [])
  }

  /// Items from leading to trailing, as many as fit, beginning again with the first when all have been used. Where the
  /// width is estimated, each item once.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: true))
  }

  /// Items from top to bottom, as many as fit, beginning again with the first when all have been used. Where the
  /// height is estimated, each item once.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(isHorizontal: false))
  }

  /// `count` items that share the width equally, whatever width the item has; items keep their own in a group of
  /// estimated width. A count below 1 raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeated(isHorizontal: true, count: checked(count), isEqual: true))
  }

  /// `count` items that share the height equally, whatever height the item has; items keep their own in a group of
  /// estimated height. A count below 1 raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeated(isHorizontal: false, count: checked(count), isEqual: true))
  }

  /// The item `count` times from leading to trailing, at its own size. A count below 1 raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeated(isHorizontal: true, count: checked(count), isEqual: false))
  }

  /// The item `count` times from top to bottom, at its own size. A count below 1 raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, [subitem], .repeated(isHorizontal: false, count: checked(count), isEqual: false))
  }

  /// Items where the function puts them, in the group's coordinates. The function is called for each group that the
  /// section needs.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
    (copy.supplementaryItems, copy.interItemSpacing) = (supplementaryItems, interItemSpacing)
    return copy.taking(self)
  }

  private static func checked(_ count: Int) -> Int {
    if count < 1 { raise("NSInternalInconsistencyException", "Invalid parameter not satisfying: count > 0") }
    return count
  }
}

/// Returns the frames of a custom group's items. Frames beyond the section's last item are ignored.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item's frame in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Where the item stands in the group, in points. A frame that is not finite counts as empty.
  open private(set) var frame: CGRect
  /// Items with higher values are painted over others. 0 by default.
  open private(set) var zIndex: Int

  /// An item at a frame of the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// The item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
