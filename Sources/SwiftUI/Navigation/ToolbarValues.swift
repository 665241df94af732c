// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A bar that toolbar modifiers apply to.
public struct ToolbarPlacement: Hashable, Sendable {
  private let rawValue: Int
  /// The default bar for the context.
  public static let automatic = ToolbarPlacement(rawValue: 0)
  /// The bottom toolbar.
  public static let bottomBar = ToolbarPlacement(rawValue: 1)
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(rawValue: 2)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(rawValue: 3)
}

/// The purpose of a toolbar.
public struct ToolbarRole: Hashable, Sendable {
  private let rawValue: Int
  /// The default role for the context.
  public static let automatic = ToolbarRole(rawValue: 0)
  /// Navigation between documents.
  public static let navigationStack = ToolbarRole(rawValue: 1)
  /// Browsing of content.
  public static let browser = ToolbarRole(rawValue: 2)
  /// Editing of content.
  public static let editor = ToolbarRole(rawValue: 3)
}

/// A kind of default toolbar item.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let rawValue: Int
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(rawValue: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(rawValue: 1)
}

/// The size of the title in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// The display mode of the previous item.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// A large title below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// A title within the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// A large title within the bar, shown as a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// A type that determines the appearance of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A stack of views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The default style for the context: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// Columns, shown as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// Two columns, shown as a stack. An older form of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of views.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style for the context.
  public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, shown as a stack.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A type that determines the appearance of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default style for the context.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// Columns of balanced widths.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A detail column with a constant width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style for the context.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns of balanced widths.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail column with a constant width.
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Codable, Hashable, Sendable {
  private let rawValue: Int
  /// The default columns for the context.
  public static let automatic = NavigationSplitViewVisibility(rawValue: 0)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(rawValue: 1)
  /// The content and the detail.
  public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
  /// The detail.
  public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let rawValue: Int
  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(rawValue: 0)
  /// The content.
  public static let content = NavigationSplitViewColumn(rawValue: 1)
  /// The detail.
  public static let detail = NavigationSplitViewColumn(rawValue: 2)
}
