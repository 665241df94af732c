// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let rawValue: Int
  /// The role of a search tab.
  public static let search = TabRole(rawValue: 0)
}

/// A view that contains the views of all tabs.
public struct _TabList: View {
  let views: [AnyView]
  /// The views of all tabs.
  public var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

/// The content of a tab view, which is one or more tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of value that identifies a tab.
  associatedtype TabValue: Hashable
  /// The views of the tabs.
  var _views: [AnyView] { get }
}

extension TabContent {
  var list: _TabList { _TabList(views: _views) }
}

/// A tab of a tab view.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of value that identifies the tab.
  public typealias TabValue = Value
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  private init(tagged value: Value?, role: TabRole?, content: Content, label: Label) {
    (self.value, self.role, self.content, self.label) = (value, role, content, label)
  }

  /// The tab's view, with its label and tag.
  public var _views: [AnyView] {
    let label = label
    let view = content.tabItem { label }.layoutValue(key: TabRoleKey.self, value: role)
    return [value.map { AnyView(view.tag($0)) } ?? AnyView(view)]
  }
}

extension Tab {
  /// Creates a tab with a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(tagged: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(tagged: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a localized title, a symbol and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: value, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a tab with a title, a symbol and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: value, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
  /// Creates a tab with a localized title, an image and a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: value, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a tab with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: nil, role: role, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
  /// Creates a tab with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(tagged: nil, role: role, content: content(), label: SwiftUI.Label(titleKey, image: image))
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of value that identifies a tab.
  public typealias TabValue = Wrapped.TabValue
  /// The views of the tabs, or an empty array if there are none.
  public var _views: [AnyView] { self?._views ?? [] }
}

/// A group of tabs, created by a result builder.
public struct _TabGroup<TabValue: Hashable>: TabContent {
  /// The views of the tabs.
  public let _views: [AnyView]
}

/// A result builder for tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds a single tab expression.
  @MainActor @preconcurrency
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Builds a block from its first tab.
  @MainActor @preconcurrency
  public static func buildPartialBlock<C: TabContent>(first: C) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(_views: first._views)
  }
  /// Builds a block by appending a tab.
  @MainActor @preconcurrency
  public static func buildPartialBlock<C: TabContent>(
    accumulated: _TabGroup<TabValue>, next: C
  ) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(_views: accumulated._views + next._views)
  }
  /// Builds an `if` statement without an `else` branch.
  @MainActor @preconcurrency
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  /// Builds the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<C: TabContent>(first: C) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(_views: first._views)
  }
  /// Builds the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<C: TabContent>(second: C) -> _TabGroup<TabValue> where C.TabValue == TabValue {
    _TabGroup(_views: second._views)
  }
}

/// The label of a tab whose role determines the label: a magnifying glass for a search tab.
public struct DefaultTabLabel: View {
  /// The label.
  public var body: some View { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a search tab with a value and the default label.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tagged: value, role: role, content: content(), label: DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a search tab with the default label.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(tagged: nil, role: role, content: content(), label: DefaultTabLabel())
  }
}

/// A type that defines the appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {}
/// The default tab view style, a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
/// A style that shows tabs as pages in a paging scroll view.
public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the page indicator.
  public struct IndexDisplayMode: Sendable {
    let dots: TabStyle.Dots
    /// Shows the page indicator if there is more than one page.
    public static let automatic = IndexDisplayMode(dots: .automatic)
    /// Always shows the page indicator.
    public static let always = IndexDisplayMode(dots: .always)
    /// Never shows the page indicator.
    public static let never = IndexDisplayMode(dots: .never)
  }
  let mode: IndexDisplayMode
  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}
/// The sidebar style. It is shown as a tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style, a tab bar.
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// A style that shows tabs as pages.
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Returns a style that shows tabs as pages, with a page indicator mode.
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The sidebar style. It is shown as a tab bar.
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A type that defines the appearance of page indicators.
@MainActor @preconcurrency
public protocol IndexViewStyle {}
/// A page indicator style that shows a row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The display mode of the background.
  public struct BackgroundDisplayMode: Sendable {
    let style: UIPageControl.BackgroundStyle
    /// Shows the background while the user touches the dots.
    public static let automatic = BackgroundDisplayMode(style: .automatic)
    /// Shows the background while the user touches the dots.
    public static let interactive = BackgroundDisplayMode(style: .automatic)
    /// Always shows the background.
    public static let always = BackgroundDisplayMode(style: .prominent)
    /// Never shows the background.
    public static let never = BackgroundDisplayMode(style: .minimal)
  }
  let mode: BackgroundDisplayMode
  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A page indicator style that shows a row of dots.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Returns a style that shows a row of dots with a background mode.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets the style for tab views within this view.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let page = style as? PageTabViewStyle
    return environment(\.tabStyle, TabStyle(isPaged: page != nil, dots: page?.mode.dots ?? .automatic))
  }
  /// Sets the style for page indicators within this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.dotsBackground, (style as? PageIndexViewStyle)?.mode.style ?? .automatic)
  }
}
