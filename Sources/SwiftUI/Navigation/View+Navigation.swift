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
  public func navigationBarHidden(_ hidden: Bool) -> some View { navigationFacts { $0.isBarHidden = hidden } }
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
  /// Sets a destination that is pushed while a binding is true. Has no effect yet.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("navigationDestination(isPresented:)") }
    return self
  }
  /// Sets a destination that is pushed while a binding has a value. Has no effect yet.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    if item.wrappedValue != nil { Report.unsupported("navigationDestination(item:)") }
    return self
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
    navigationFacts { facts in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        facts.isBarHidden = visibility == .automatic ? nil : visibility == .hidden
      }
    }
  }
  /// Removes the default items of a toolbar. Has no effect yet.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    unsupported("toolbar(removing:)")
  }
  /// Sets the visibility of bars.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationFacts { facts in
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        facts.isBarHidden = visibility == .automatic ? nil : visibility == .hidden
      }
    }
  }
  /// Sets the background of bars. Has no effect yet.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    unsupported("toolbarBackground")
  }
  /// Sets the visibility of bar backgrounds. Has no effect yet.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    unsupported("toolbarBackground")
  }
  /// Sets the visibility of bar backgrounds. Has no effect yet.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    unsupported("toolbarBackground")
  }
  /// Sets the color scheme of bars. Has no effect yet.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    unsupported("toolbarColorScheme")
  }
  /// Sets the toolbar's role. Has no effect yet.
  public func toolbarRole(_ role: ToolbarRole) -> some View { unsupported("toolbarRole") }
  /// Adds a menu to the navigation title. Has no effect yet.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { unsupported("toolbarTitleMenu") }
  /// Sets the display mode of the navigation title.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Sets the style for navigation views. Has no effect, because every navigation view is a stack.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
  /// Sets the style for split views. Has no effect yet.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    unsupported("navigationSplitViewStyle")
  }
  /// Sets the width of a split view column. Has no effect yet.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    unsupported("navigationSplitViewColumnWidth")
  }
  /// Sets the minimum, ideal and maximum width of a split view column. Has no effect yet.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    unsupported("navigationSplitViewColumnWidth")
  }
}
