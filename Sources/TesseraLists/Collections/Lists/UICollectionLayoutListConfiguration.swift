// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// How a list looks, and which headers and footers it has.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list: as a plain, grouped or inset grouped table, or as a sidebar, which has no separators.
  /// `sidebar` stays within the margins, `sidebarPlain` goes from edge to edge.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// Where a section's header comes from: nowhere, a supplementary view of kind `elementKindSectionHeader`, or the
  /// section's first item.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// Where a section's footer comes from: nowhere, or a supplementary view of kind `elementKindSectionFooter`.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary
  }

  /// Returns the separators of one item, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the buttons behind one side of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look given to the initialiser.
  public let appearance: Appearance
  /// Whether there are lines between items. True by default; sidebars have none either way.
  public var showsSeparators = true
  /// The separators of all items for which the handler gives no others.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked for each item that is seen, in each layout. nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Painted behind the list where the collection view has no background colour of its own; nil paints nothing.
  /// `systemBackground` in plain lists, `systemGroupedBackground` in others.
  public var backgroundColor: UIColor?
  /// The buttons behind the leading side of items, asked for when one is swiped. nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The buttons behind the trailing side of items, asked for when one is swiped. nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where headers come from. `none` by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from. `none` by default.
  public var footerMode = FooterMode.none
  /// The room above each supplementary header, in points; nil, the default, for 22 in `plain` and `sidebarPlain` lists
  /// and 0 in others.
  public var headerTopPadding: CGFloat?

  /// A list without headers and footers, with separators and the background of its look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    switch appearance {
    case .plain, .sidebarPlain: backgroundColor = .systemBackground
    case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
    // #1C1C1E in the dark, where grouped lists are black. From memory of iOS.
    case .sidebar: backgroundColor = .secondarySystemBackground
    }
  }
}
