// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The configuration of a list: its appearance, headers and footers.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list: a plain, grouped or inset grouped table, or a sidebar, which has no separators. A
  /// `sidebar` list stays within the margins, and a `sidebarPlain` list extends from edge to edge.
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The source of a section's header: none, a supplementary view of kind `elementKindSectionHeader`, or the section's first
  /// item.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary, firstItemInSection
  }

  /// The source of a section's footer: none, or a supplementary view of kind `elementKindSectionFooter`.
  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary
  }

  /// A closure that returns the separators of one item, given the default separators of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A closure that returns the swipe actions on one side of an item, or nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The list's appearance, as passed to the initializer.
  public let appearance: Appearance
  /// Whether there are separators between items. True by default. Sidebars never have separators.
  public var showsSeparators = true
  /// The default separators, used for items for which `itemSeparatorHandler` provides none.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure called for each visible item in each layout pass. Nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list, used if the collection view has no background color. If nil, no background is
  /// drawn. The default is `systemBackground` in plain lists and `systemGroupedBackground` in other lists.
  public var backgroundColor: UIColor?
  /// A closure that provides the swipe actions on the leading side. Called when an item is swiped. Nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that provides the swipe actions on the trailing side. Called when an item is swiped. Nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of headers. `none` by default.
  public var headerMode = HeaderMode.none
  /// The source of footers. `none` by default.
  public var footerMode = FooterMode.none
  /// The padding above each supplementary header, in points. If nil (the default), the padding is 22 in `plain` and
  /// `sidebarPlain` lists and 0 in other lists.
  public var headerTopPadding: CGFloat?
  /// Whether grouped sections without a header or footer have the gaps of tables in their place. SwiftUI's lists set
  /// their gaps themselves.
  @_spi(Tessera) public var addsSystemGaps = true

  /// Creates a configuration without headers and footers, with separators and the default background of the
  /// appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    switch appearance {
    case .plain, .sidebarPlain: backgroundColor = .systemBackground
    case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
    // This color is #1C1C1E in dark mode, in which grouped lists are black. Approximates iOS; not measured.
    case .sidebar: backgroundColor = .secondarySystemBackground
    }
  }
}
