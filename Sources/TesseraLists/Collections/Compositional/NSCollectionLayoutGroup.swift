// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A group of items arranged in a row, in a column, or by a custom function. Groups can be nested.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Places items in order and starts again from the first item while there is space.
    case line(isHorizontal: Bool)
    /// Repeats one item `count` times. If `isEqual`, the items divide the group's length equally.
    case repeated(isHorizontal: Bool, count: Int, isEqual: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items and nested groups, in order. Empty in a custom group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// The views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }
  /// The spacing between two items of the group. If nil (the default), there is no spacing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], arrangement: Arrangement) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(size, [])
  }

  /// Returns a group that places as many items as fit from leading to trailing, starting again from the first item
  /// after the last. If the group's width is estimated, each item appears once.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: .line(isHorizontal: true))
  }

  /// Returns a group that places as many items as fit from top to bottom, starting again from the first item after
  /// the last. If the group's height is estimated, each item appears once.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(size: layoutSize, subitems: subitems, arrangement: .line(isHorizontal: false))
  }

  /// Returns a group of `count` items that divide the group's width equally, regardless of the item's width. If the
  /// group's width is estimated, the items keep their width. A count below 1 raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: true, count: validated(count: count), isEqual: true))
  }

  /// Returns a group of `count` items that divide the group's height equally, regardless of the item's height. If the
  /// group's height is estimated, the items keep their height. A count below 1 raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: false, count: validated(count: count), isEqual: true))
  }

  /// Returns a group that repeats an item `count` times from leading to trailing without resizing it. A count below 1
  /// raises an exception.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: true, count: validated(count: count), isEqual: false))
  }

  /// Returns a group that repeats an item `count` times from top to bottom without resizing it. A count below 1
  /// raises an exception.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      size: layoutSize, subitems: [subitem],
      arrangement: .repeated(isHorizontal: false, count: validated(count: count), isEqual: false))
  }

  /// Returns a group whose items have the frames returned by a function, in the group's coordinates. The function is
  /// called for each group in the section.
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

/// A closure that returns the frames of a custom group's items. Frames in excess of the section's items are ignored.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// An item's frame in a custom group.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame in the group, in points. A frame with infinite or NaN values is treated as empty.
  open private(set) var frame: CGRect
  /// The stacking order. Items with higher values are drawn on top. 0 by default.
  open private(set) var zIndex: Int

  /// Creates an item with a frame in the group.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// Returns the item itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
