// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UICollectionView {
  /// The type of a view: a cell, a supplementary view such as a header, or a decoration view, which only the layout
  /// defines.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView, decorationView
  }

  /// The axis along which a layout's content grows.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  /// The position of an item in the visible area after scrolling, excluding content insets. Specify at most one
  /// position per axis. Without a position on an axis, the scroll distance along that axis is as short as possible.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns the item's top with the top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centers the item vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// Aligns the item's bottom with the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// Aligns the item's left side with the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centers the item horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// Aligns the item's right side with the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The condition under which visible cells are measured again when their content changes. Both enabled cases are
  /// equivalent.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled, enabledIncludingConstraints
  }

  /// The speed at which items make room for a drag. All cases are equivalent.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }

  /// The element kind of section headers in flow layouts and lists.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers in flow layouts and lists.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
