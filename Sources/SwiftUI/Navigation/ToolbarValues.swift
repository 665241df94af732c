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

/// The purpose of a toolbar's content.
public struct ToolbarRole: Hashable, Sendable {
  private let rawValue: Int
  /// The default role for the context.
  public static let automatic = ToolbarRole(rawValue: 0)
  /// A toolbar for navigating between documents.
  public static let navigationStack = ToolbarRole(rawValue: 1)
  /// A toolbar for browsing content.
  public static let browser = ToolbarRole(rawValue: 2)
  /// A toolbar for editing content.
  public static let editor = ToolbarRole(rawValue: 3)
}

/// A default toolbar item that can be removed.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let rawValue: Int
  /// The button that toggles the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(rawValue: 0)
  /// The title.
  public static let title = ToolbarDefaultItemKind(rawValue: 1)
}

/// The display mode of a toolbar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// Inherits the display mode of the previous item.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Displays a large title below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Displays the title within the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  /// Displays a large title within the bar. It is shown like `large`.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// A type that defines the appearance of navigation views.
@MainActor @preconcurrency
public protocol NavigationViewStyle {}

/// A style that shows a stack of views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The default navigation view style, a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// The columns style. It is shown as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

/// The two-column style. It is shown as a stack. Superseded by `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows a stack of views.
  public nonisolated static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, a stack.
  public nonisolated static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The columns style. It is shown as a stack.
  public nonisolated static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// A type that defines the appearance of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The default split view style.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that divides the available width among all columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style with a constant width for the detail column.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style.
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A style that divides the available width among all columns.
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A style with a constant width for the detail column.
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
  /// The content and detail columns.
  public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
  /// The detail column.
  public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let rawValue: Int
  /// The sidebar column.
  public static let sidebar = NavigationSplitViewColumn(rawValue: 0)
  /// The content column.
  public static let content = NavigationSplitViewColumn(rawValue: 1)
  /// The detail column.
  public static let detail = NavigationSplitViewColumn(rawValue: 2)
}
