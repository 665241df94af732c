// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The appearance of a list, and its headers and footers.
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list: a plain, grouped or inset grouped table, or a sidebar, which has no separators. `sidebar` stays
  /// within the margins, `sidebarPlain` extends from edge to edge.
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

  /// A handler that returns the separators of one item, given those of its section.
  public typealias ItemSeparatorHandler = (
    _ itemIndexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// A handler that returns the swipe buttons at one side of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance passed to the initializer.
  public let appearance: Appearance
  /// Whether there are lines between items. True by default; sidebars never have lines.
  public var showsSeparators = true
  /// The default separators, for items without separators from the handler.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The handler called for each visible item, in each layout pass. nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color of the list, if the collection view has none; nil paints nothing. `systemBackground` in plain lists,
  /// `systemGroupedBackground` in others.
  public var backgroundColor: UIColor?
  /// The provider of swipe buttons at the leading side, called when an item is swiped. nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of swipe buttons at the trailing side, called when an item is swiped. nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The source of headers. `none` by default.
  public var headerMode = HeaderMode.none
  /// The source of footers. `none` by default.
  public var footerMode = FooterMode.none
  /// The padding above each supplementary header, in points. If nil, the default, 22 in `plain` and `sidebarPlain` lists and 0
  /// in others.
  public var headerTopPadding: CGFloat?

  /// Creates a list without headers and footers, with separators and the background of its appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    switch appearance {
    case .plain, .sidebarPlain: backgroundColor = .systemBackground
    case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
    // #1C1C1E in dark mode, where grouped lists are black. Approximates iOS; not measured.
    case .sidebar: backgroundColor = .secondarySystemBackground
    }
  }
}
