// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The display mode of a search field below the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let rawValue: Int
    /// Visible when the content is scrolled to the top.
    public static let automatic = NavigationBarDrawerDisplayMode(rawValue: 0)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(rawValue: 1)
  }
  private let rawValue: Int
  /// The default placement for the context.
  public static let automatic = SearchFieldPlacement(rawValue: 0)
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(rawValue: 1)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(rawValue: 2)
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(rawValue: 3)
  /// Returns a placement below the navigation bar with a display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

extension View {
  /// Adds a search field. Has no effect yet.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    unsupported("searchable")
  }
  /// Adds a search field with a localized placeholder. Has no effect yet.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    unsupported("searchable")
  }
  /// Adds a search field with a placeholder. Has no effect yet.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    unsupported("searchable")
  }
  /// Adds a search field whose presentation is controlled by a binding. Has no effect yet.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    unsupported("searchable")
  }
  /// Adds a search field with a localized placeholder whose presentation is controlled by a binding. Has no effect
  /// yet.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    unsupported("searchable")
  }
  /// Sets the search suggestions. Has no effect yet.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    unsupported("searchSuggestions")
  }
  /// Sets the search scopes. Has no effect yet.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    unsupported("searchScopes")
  }
  /// Binds the search field's focus to a Boolean. Has no effect yet.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { unsupported("searchFocused") }
  /// Binds the search field's focus to a value. Has no effect yet.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    unsupported("searchFocused")
  }
}
