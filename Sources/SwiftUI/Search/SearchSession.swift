// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The values of a `searchable` modifier.
struct SearchValues {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let tokens: SearchTokens?
}

/// The tokens of a search field and the suggested tokens.
struct SearchTokens {
  let views: [AnyView]
  /// Removes the token at an index.
  let remove: (Int) -> Void
  /// The views of the suggested tokens, with actions that append them.
  let suggestions: [(view: AnyView, action: () -> Void)]
}

/// The connection between a `searchable` modifier and the navigation page that shows its search field.
@MainActor
final class SearchSession: @preconcurrency Equatable {
  var values: SearchValues?
  var environment = EnvironmentValues()
  weak var coordinator: SearchCoordinator?
  /// Sets whether the views inside the modifier see an active search.
  var setSearching: (Bool) -> Void = { _ in }

  nonisolated init() {}

  static func == (a: SearchSession, b: SearchSession) -> Bool { a === b }

  /// The values of modifiers around the `searchable` modifier. The outermost modifier of a kind comes first.
  var extras: [SearchExtra] { environment.searchExtras }

  /// Updates the search field.
  func sync() { coordinator?.sync() }
}

/// A value for search fields that a modifier around `searchable` sets.
@MainActor
final class SearchExtra: @preconcurrency Equatable {
  enum Kind {
    case scopes(AnyView, selection: () -> AnyHashable, select: (AnyHashable) -> Void, SearchScopeActivation)
    case suggestions(AnyView)
    case focus(Bool, set: (Bool) -> Void)
    case toolbarBehavior(SearchPresentationToolbarBehavior)
  }
  var kind: Kind?
  weak var session: SearchSession?

  static func == (a: SearchExtra, b: SearchExtra) -> Bool { a === b }
}

private struct SearchExtrasKey: EnvironmentKey {
  static var defaultValue: [SearchExtra] { [] }
}
private struct SearchSubmitKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}
private struct SearchStateKey: EnvironmentKey {
  static var defaultValue: SearchState { SearchState() }
}
private struct OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

/// The state of the search that surrounds a view.
struct SearchState: Equatable {
  var isSearching = false
  var session: SearchSession?

  // Only the main actor compares environments.
  static func == (a: SearchState, b: SearchState) -> Bool {
    a.isSearching == b.isSearching && a.session === b.session
  }
}

extension EnvironmentValues {
  var searchExtras: [SearchExtra] {
    get { self[SearchExtrasKey.self] }
    set { self[SearchExtrasKey.self] = newValue }
  }
  /// The actions to perform when a search is submitted.
  var searchSubmitActions: [() -> Void] {
    get { self[SearchSubmitKey.self] }
    set { self[SearchSubmitKey.self] = newValue }
  }
  var searchState: SearchState {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }
  /// The search of a modifier around the navigation stack.
  var outerSearch: SearchSession? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }
  /// Whether the user is searching in the search field of an enclosing `searchable` modifier.
  public var isSearching: Bool { searchState.isSearching }
  /// The action that ends the search of an enclosing `searchable` modifier. Does nothing if there is none.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(session: searchState.session) }
}

/// An action that ends a search, which clears the search field and hides the keyboard.
@MainActor @preconcurrency
public struct DismissSearchAction {
  weak var session: SearchSession?
  nonisolated init(session: SearchSession?) { self.session = session }
  /// Ends the search.
  public func callAsFunction() { session?.coordinator?.end() }
}

// MARK: Modifiers

/// The modifier of a searchable view. Its content sees the state of the search.
struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  var isPresented: Binding<Bool>?
  var tokens: SearchTokens?
  @State private var session = SearchSession()
  @State private var isSearching = false

  func body(content: Content) -> some View {
    let (session, searching) = (session, $isSearching)
    // Reading the values evaluates this body again when they change.
    _ = (text.wrappedValue, isPresented?.wrappedValue)
    return
      content
      .environment(\.searchState, SearchState(isSearching: isSearching, session: session))
      .environment(\.outerSearch, session)
      .modifier(
        SearchSync(
          session: session,
          values: SearchValues(
            text: text, placement: placement, prompt: prompt, isPresented: isPresented, tokens: tokens),
          setSearching: { searching.wrappedValue = $0 })
      )
      .navigationFacts { $0.search = $0.search ?? session }
  }
}

/// Passes the values of a `searchable` modifier to its session after each update.
private struct SearchSync: NodeModifier {
  typealias Body = Never
  let session: SearchSession
  let values: SearchValues
  let setSearching: (Bool) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    SearchSyncNode(context)
  }
}

private final class SearchSyncNode<Content: View>: ModifierNode<Content, SearchSync> {
  override func contentEnvironment(_ modifier: SearchSync) -> EnvironmentValues {
    guard !environment.searchExtras.isEmpty else { return environment }
    var inner = environment
    inner.searchExtras = []
    return inner
  }

  override func didUpdate(from old: SearchSync?, to new: SearchSync) {
    let session = new.session
    (session.values, session.environment, session.setSearching) = (new.values, environment, new.setSearching)
    for extra in session.extras { extra.session = session }
    graph.afterUpdate.append { [weak session] in session?.sync() }
  }

  override func willRemove() {
    if let session = modifier?.session { session.coordinator?.detach(session) }
  }
}

/// A modifier that sets a value for the search fields inside the modified view.
struct SearchExtraModifier: NodeModifier {
  typealias Body = Never
  let kind: SearchExtra.Kind

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    SearchExtraNode(context)
  }
}

private final class SearchExtraNode<Content: View>: ModifierNode<Content, SearchExtraModifier> {
  private let extra = SearchExtra()
  private var result: EnvironmentValues?

  override func willUpdate(from old: SearchExtraModifier?, to new: SearchExtraModifier) { extra.kind = new.kind }

  override func contentEnvironment(_ modifier: SearchExtraModifier) -> EnvironmentValues {
    var changed = environment
    changed.searchExtras.append(extra)
    if let result, result.isEqual(to: changed) { return result }
    result = changed
    return changed
  }

  override func didUpdate(from old: SearchExtraModifier?, to new: SearchExtraModifier) {
    guard old != nil else { return }
    graph.afterUpdate.append { [weak extra] in extra?.session?.sync() }
  }
}
