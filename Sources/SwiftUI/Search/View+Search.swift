// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The display mode of a search field below the navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
    /// Visible when the content is scrolled to the top.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always visible.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
  /// Whether the search field scrolls away with the content.
  let hidesWhenScrolling: Bool
  /// The default placement for the context, below the navigation bar.
  public static let automatic = SearchFieldPlacement(hidesWhenScrolling: true)
  /// In the toolbar. The search field is shown below the navigation bar.
  public static let toolbar = SearchFieldPlacement(hidesWhenScrolling: true)
  /// In the sidebar of a split view. The search field is shown below the navigation bar.
  public static let sidebar = SearchFieldPlacement(hidesWhenScrolling: true)
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(hidesWhenScrolling: true)
  /// Returns a placement below the navigation bar with a display mode.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(hidesWhenScrolling: !displayMode.isAlways)
  }
}

/// The time at which the scope bar of a search field appears.
public struct SearchScopeActivation: Equatable, Sendable {
  private let rawValue: Int
  /// When the search field contains text.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// When the search field contains text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(rawValue: 0) }
  /// When the search begins.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(rawValue: 1) }
}

/// The behavior of the navigation bar while a search is active.
public struct SearchPresentationToolbarBehavior: Sendable {
  let hidesToolbar: Bool
  /// The search field replaces the title and the buttons.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(hidesToolbar: true)
  }
  /// The title and the buttons stay visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(hidesToolbar: false)
  }
}

/// An action that replaces the text of the search field.
struct SearchCompletionAction {
  let perform: @MainActor (String) -> Void
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletionAction? { nil }
}

extension EnvironmentValues {
  var searchCompletion: SearchCompletionAction? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.searchCompletion) private var action

  func body(content: Content) -> some View {
    let (completion, action) = (completion, action)
    Button {
      action?.perform(completion)
    } label: {
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Adds a search field to the navigation bar of the enclosing navigation stack, or of the stack inside the view.
  ///
  /// The search begins when the field is edited and ends with the cancel button, which clears the text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
  }
  /// Adds a search field with a localized placeholder to the navigation bar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a placeholder to the navigation bar.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field whose search is active while a binding is true. Beginning or ending the search sets the binding.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, placement: placement, prompt: prompt, isPresented: isPresented))
  }
  /// Adds a search field with a localized placeholder whose search is active while a binding is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with a placeholder whose search is active while a binding is true.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Adds a search field with suggestions. Superseded by `searchSuggestions(_:)`.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field that shows tokens before its text.
  ///
  /// - Note: Differs from SwiftUI: a tap on a token removes it. The delete key doesn't.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, tokens: SearchTokens(tokens, suggested: nil, token)))
  }
  /// Adds a search field that shows tokens before its text, and whose search is active while a binding is true.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, token)))
  }
  /// Adds a search field that shows tokens before its text, and suggests tokens while the search is active.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, placement: placement, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token)))
  }

  /// Sets the suggestions of the search fields inside this view. They are shown in a list while the search is active. An
  /// empty view shows the searchable content instead.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(SearchExtraModifier(kind: .suggestions(AnyView(suggestions()))))
  }
  /// Makes the view a search suggestion. A tap replaces the text of the search field by the completion.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }

  /// Sets the scopes of the search fields inside this view. The tag of each view is a value of the binding.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }
  /// Sets the scopes of the search fields inside this view, and the time at which they appear.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    _ = scope.wrappedValue
    return modifier(
      SearchExtraModifier(
        kind: .scopes(
          AnyView(scopes()), selection: { AnyHashable(scope.wrappedValue) },
          select: { if let value = $0.base as? V { scope.wrappedValue = value } }, activation)))
  }

  /// Binds the focus of the search fields inside this view to a Boolean.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchExtraModifier(kind: .focus(binding.wrappedValue) { binding.wrappedValue = $0 }))
  }
  /// Binds the focus of the search fields inside this view to a value.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(
      SearchExtraModifier(
        kind: .focus(binding.wrappedValue == value) { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value, let none = (Optional<Int>.none as Any) as? V {
            binding.wrappedValue = none
          }
        }))
  }
  /// Sets whether the title and the buttons of the navigation bar are hidden while a search is active.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View {
    modifier(SearchExtraModifier(kind: .toolbarBehavior(behavior)))
  }
}

extension SearchTokens {
  @MainActor
  fileprivate init<C, T: View>(_ tokens: Binding<C>, suggested: Binding<C>?, _ token: @escaping (C.Element) -> T)
  where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let current = tokens.wrappedValue
    self.init(
      views: current.map { AnyView(token($0)) },
      remove: { offset in
        let current = tokens.wrappedValue
        guard offset < current.count else { return }
        tokens.wrappedValue.remove(at: current.index(current.startIndex, offsetBy: offset))
      },
      suggestions: (suggested?.wrappedValue).map { suggestions in
        suggestions.filter { suggestion in !current.contains { $0.id == suggestion.id } }.map { suggestion in
          (AnyView(token(suggestion)), { tokens.wrappedValue.append(suggestion) })
        }
      } ?? [])
  }
}
