// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension View {
  /// Sets the navigation bar's title.
  public func navigationTitle(_ title: Text) -> some View { navigationFacts { $0.title = title } }
  /// Sets the navigation bar's localized title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// Sets the navigation bar's title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets the navigation bar's title from a binding. Renaming has no effect.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
  /// Sets the display mode of the navigation bar's title.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationFacts { $0.titleMode = displayMode }
  }
  /// Sets the navigation bar's title. Superseded by `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the navigation bar's localized title. Superseded by `navigationTitle(_:)`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the navigation bar's title. Superseded by `navigationTitle(_:)`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// Sets the navigation bar's title and display mode.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the navigation bar's localized title and display mode.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets the navigation bar's title and display mode.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  /// Sets whether the navigation bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationFacts { $0.bars.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }
  /// Sets whether the back button is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationFacts { $0.hidesBackButton = hidesBackButton }
  }
  /// Sets the navigation bar's leading and trailing items.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Sets the navigation bar's leading item.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Sets the navigation bar's trailing item.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Sets the destination for navigation links whose value has the given type.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationFacts { facts in
      facts.destinations[ObjectIdentifier(data)] = { value in
        (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
    }
  }
  /// Sets a destination that is pushed while a binding is true. Popping it makes the binding false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let value = isPresented.wrappedValue
    let view = value ? AnyView(destination()) : nil
    return navigationFacts {
      $0.presented.append(
        PresentedDestination(
          isPresented: value, view: { view ?? AnyView(EmptyView()) }, dismiss: { isPresented.wrappedValue = false }))
    }
  }
  /// Sets a destination that is pushed while a binding has a value. Popping it makes the binding nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return navigationFacts {
      $0.presented.append(
        PresentedDestination(
          isPresented: value != nil, view: { value.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
          dismiss: { item.wrappedValue = nil }))
    }
  }

  /// Adds items to the toolbars.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    let entries = content().entries
    return navigationFacts { $0.entries += entries }
  }
  /// Adds customizable items to the toolbars.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().entries
    return navigationFacts { $0.entries += entries }
  }
  /// Adds views to the navigation bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let entry = _ToolbarEntry(placement: .automatic, view: AnyView(content()))
    return navigationFacts { $0.entries.append(entry) }
  }
  /// Sets the visibility of bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.visibility, visibility, for: bars) }
  }
  /// Removes the default items of a toolbar, such as the title.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationFacts { if let defaultItemKind { $0.removedItems.insert(defaultItemKind) } }
  }
  /// Sets the visibility of bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.visibility, visibility, for: bars) }
  }
  /// Sets the background of bars. It is shown while content is under the bar, or always if the background is visible.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.backgroundStyle, style, for: bars) }
  }
  /// Sets the visibility of bar backgrounds.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.backgroundVisibility, visibility, for: bars) }
  }
  /// Sets the visibility of bar backgrounds.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.backgroundVisibility, visibility, for: bars) }
  }
  /// Sets the color scheme of bars.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { $0.bars.set(\.colorScheme, colorScheme, for: bars) }
  }
  /// Sets the toolbar's role. The back button of an editor has no title.
  ///
  /// - Note: Differs from SwiftUI: the title of an editor or browser is centered on iPad too.
  public func toolbarRole(_ role: ToolbarRole) -> some View { navigationFacts { $0.role = role } }
  /// Adds a menu to the navigation title. The title is shown in the bar, with a chevron.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = AnyView(content())
    return navigationFacts { $0.titleMenu = menu }
  }
  /// Sets a line below the navigation title.
  ///
  /// - Note: Differs from SwiftUI: the line is shown below an inline title, and not below a large title.
  public func navigationSubtitle(_ subtitle: Text) -> some View { navigationFacts { $0.subtitle = subtitle } }
  /// Sets a localized line below the navigation title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Sets a line below the navigation title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { navigationSubtitle(Text(subtitle)) }
  /// Sets the display mode of the navigation title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Sets the style for navigation views. Has no effect, because every navigation view is a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Sets the style for split views.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(
      \.splitBehavior,
      style is BalancedNavigationSplitViewStyle
        ? .tile : style is ProminentDetailNavigationSplitViewStyle ? .overlay : .automatic)
  }
  /// Sets the width of a split view column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationFacts { $0.columnWidth = ColumnWidth(min: width, ideal: width, max: width) }
  }
  /// Sets the minimum, ideal and maximum width of a split view column, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    navigationFacts { $0.columnWidth = ColumnWidth(min: min, ideal: ideal, max: max) }
  }
}

extension BarFacts {
  /// Sets a value for some bars, or for the navigation bar if there are none.
  fileprivate mutating func set<Value>(
    _ path: WritableKeyPath<BarFacts, [ToolbarPlacement: Value]>, _ value: Value, for bars: [ToolbarPlacement]
  ) {
    for bar in bars.isEmpty ? [.automatic] : bars { self[keyPath: path].updateValue(value, forKey: bar) }
  }
}
