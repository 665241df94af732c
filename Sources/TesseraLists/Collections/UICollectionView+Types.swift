// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UICollectionView {
  /// What a view stands for: an item, something beside items such as a header, or a decoration that the layout alone
  /// knows.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView, decorationView
  }

  /// The axis along which a layout's content grows.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal
  }

  /// Where an item ends up after scrolling, between the content insets. At most one position per axis; an axis without
  /// one scrolls as little as needed.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The item's top at the top edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's bottom at the bottom edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left side at the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right side at the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Whether cells on screen are measured again when their content changes. Both enabled cases do the same.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled, enabledIncludingConstraints
  }

  /// How fast items make room for what is dragged over them. All cases do the same.
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast, slow
  }

  /// The kind of section headers in flow layouts and lists.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers in flow layouts and lists.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
