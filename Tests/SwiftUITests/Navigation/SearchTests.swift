// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import Testing
import TesseraViews

/// Search fields in navigation bars. The window has the size of an iPhone.
@MainActor
@Suite struct SearchTests {
  enum Scope: Hashable { case all, read, unread }

  @MainActor @Observable
  final class Model {
    var text = ""
    var isPresented = false
    var scope = Scope.all
    var sawSearching: [Bool] = []
    var submitted: [String] = []
    var tokens: [Tag] = []
    var suggestedTokens = [Tag(id: "swift"), Tag(id: "linux")]
    @ObservationIgnored var transform: (String) -> String = { $0 }
    @ObservationIgnored var dismiss: () -> Void = {}
  }

  struct Tag: Identifiable, Hashable { let id: String }

  static let fruits = ["Apple", "Apricot", "Banana", "Cherry"]

  /// A list of fruits that the search text filters.
  struct Fruits: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      let _ = model.dismiss = { dismissSearch() }
      let shown = SearchTests.fruits.filter { model.text.isEmpty || $0.hasPrefix(model.text) }
      VStack {
        Text(isSearching ? "Searching" : "Browsing")
        ForEach(shown, id: \.self) { Text($0) }
      }
    }
  }

  struct Screen: View {
    @Bindable var model: Model
    var placement = SearchFieldPlacement.automatic
    var hasScopes = false
    var hasSuggestions = false

    var body: some View {
      let text = Binding(get: { model.text }, set: { model.text = model.transform($0) })
      NavigationStack {
        Fruits(model: model)
          .navigationTitle("Fruits")
          .searchable(text: text, isPresented: $model.isPresented, placement: placement, prompt: "Find a fruit")
          .searchSuggestions {
            if hasSuggestions, model.text.count < 3 {
              Text("Suggest Apple").searchCompletion("Apple")
              Text("Suggest Cherry").searchCompletion("Cherry")
            }
          }
          .searchScopes($model.scope, activation: .onSearchPresentation) {
            if hasScopes {
              Text("All").tag(Scope.all)
              Text("Read").tag(Scope.read)
              Text("Unread").tag(Scope.unread)
            }
          }
          .onSubmit(of: .search) { model.submitted.append(model.text) }
      }
    }
  }

  private func screen<V: View>(_ view: V) -> HostedScreen<V> { HostedScreen(view, width: 390, height: 700) }

  private func search(_ screen: HostedScreen<some View>) -> UISearchController? {
    screen.controller.first(UINavigationController.self)?.topViewController?.navigationItem.searchController
  }

  /// Types into the search field as a keyboard does.
  private func type(_ text: String, _ screen: HostedScreen<some View>) {
    let field = search(screen)?.searchBar.searchTextField
    field?.becomeFirstResponder()
    field?.insertText(text)
    screen.layOut()
  }

  @Test func theFieldIsInTheNavigationBar() {
    let screen = screen(Screen(model: Model()))
    let search = search(screen)
    #expect(search?.searchBar.placeholder == "Find a fruit")
    #expect(search?.searchBar.window === screen.window)
    #expect(search?.isActive == false)
    let item = screen.controller.first(UINavigationController.self)?.topViewController?.navigationItem
    #expect(item?.hidesSearchBarWhenScrolling == true)
    let always = self.screen(Screen(model: Model(), placement: .navigationBarDrawer(displayMode: .always)))
    let other = always.controller.first(UINavigationController.self)?.topViewController?.navigationItem
    #expect(other?.hidesSearchBarWhenScrolling == false)
  }

  @Test func typingFiltersAndCancelingClears() {
    let model = Model()
    let screen = screen(Screen(model: model))
    #expect(screen.controller.view.visibleTexts.contains("Browsing"))
    type("Ap", screen)
    #expect(model.text == "Ap")
    #expect(model.isPresented)
    let texts = screen.controller.view.visibleTexts
    #expect(texts.contains("Searching"))
    #expect(texts.filter(Self.fruits.contains) == ["Apple", "Apricot"])
    search(screen)?.isActive = false
    screen.layOut()
    #expect(model.text.isEmpty)
    #expect(!model.isPresented)
    #expect(screen.controller.view.visibleTexts.contains("Browsing"))
  }

  @Test func theBindingSetsTheField() {
    let model = Model()
    let screen = screen(Screen(model: model))
    model.text = "Ban"
    screen.layOut()
    #expect(search(screen)?.searchBar.text == "Ban")
    model.isPresented = true
    screen.layOut()
    #expect(search(screen)?.isActive == true)
    #expect(search(screen)?.searchBar.text == "Ban")
    model.isPresented = false
    screen.layOut()
    #expect(search(screen)?.isActive == false)
  }

  @Test func searchesCanBePresentedInitially() {
    let model = Model()
    model.isPresented = true
    let screen = screen(Screen(model: model))
    screen.layOut()
    #expect(search(screen)?.isActive == true)
    #expect(model.isPresented)
  }

  /// The binding stores another text than the one that was typed.
  @Test func bindingsMayChangeTheText() {
    let model = Model()
    model.transform = { $0.uppercased() }
    let screen = screen(Screen(model: model))
    type("ap", screen)
    #expect(model.text == "AP")
    #expect(search(screen)?.searchBar.text == "AP")
    model.transform = { _ in "fixed" }
    type("x", screen)
    #expect(search(screen)?.searchBar.text == "fixed")
  }

  @Test func dismissSearchEndsTheSearch() {
    let model = Model()
    let screen = screen(Screen(model: model))
    type("Ch", screen)
    model.dismiss()
    screen.layOut()
    #expect(search(screen)?.isActive == false)
    #expect(model.text.isEmpty)
  }

  @Test func submittingPerformsTheAction() {
    let model = Model()
    let screen = screen(Screen(model: model))
    type("Ch", screen)
    let field = search(screen)?.searchBar.searchTextField
    if let field { _ = field.delegate?.textFieldShouldReturn(field) }
    #expect(model.submitted == ["Ch"])
  }

  @Test func scopesAreASegmentedControl() {
    let model = Model()
    model.scope = .read
    let screen = screen(Screen(model: model, hasScopes: true))
    let bar = search(screen)?.searchBar
    #expect(bar?.scopeButtonTitles == ["All", "Read", "Unread"])
    #expect(bar?.selectedScopeButtonIndex == 1)
    #expect(bar?.showsScopeBar == false)
    model.isPresented = true
    screen.layOut()
    #expect(bar?.showsScopeBar == true)
    bar?.selectedScopeButtonIndex = 2
    if let bar { bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: 2) }
    #expect(model.scope == .unread)
    model.scope = .all
    screen.layOut()
    #expect(bar?.selectedScopeButtonIndex == 0)
  }

  @Test func suggestionsCompleteTheText() {
    let model = Model()
    let screen = screen(Screen(model: model, hasSuggestions: true))
    #expect(search(screen)?.showsSearchResultsController == false)
    model.isPresented = true
    for _ in 0..<3 { screen.layOut() }
    #expect(search(screen)?.showsSearchResultsController == true)
    let label = screen.window.all(UILabel.self).first { $0.text == "Suggest Cherry" }
    #expect(label != nil)
    if let label {
      screen.window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: screen.window))
    }
    screen.layOut()
    #expect(model.text == "Cherry")
    #expect(search(screen)?.searchBar.text == "Cherry")
    // There are no suggestions for long texts, so the results are visible.
    #expect(search(screen)?.showsSearchResultsController == false)
  }

  private struct Outside: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack { Text("Root").navigationTitle("Title") }.searchable(text: $model.text)
    }
  }

  @Test func searchableAroundTheStackIsInItsRoot() {
    let model = Model()
    let screen = screen(Outside(model: model))
    type("abc", screen)
    #expect(model.text == "abc")
    model.text = "de"
    screen.layOut()
    #expect(search(screen)?.searchBar.text == "de")
  }

  private struct Optional: View {
    @Bindable var model: Model
    let isSearchable: Bool
    var body: some View {
      NavigationStack {
        if isSearchable { Text("Root").searchable(text: $model.text) } else { Text("Root") }
      }
    }
  }

  @Test func removedModifiersRemoveTheField() {
    let screen = screen(Optional(model: Model(), isSearchable: true))
    #expect(search(screen) != nil)
    screen.controller.rootView = Optional(model: Model(), isSearchable: false)
    screen.layOut()
    #expect(search(screen) == nil)
  }

  private struct Focused: View {
    @Bindable var model: Model
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        VStack {
          Text(isFocused ? "Focused" : "Unfocused")
          Button("Focus") { isFocused.toggle() }
        }
        .navigationTitle("Title").searchable(text: $model.text)
      }
      .searchFocused($isFocused)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
  }

  @Test func focusIsBoundBothWays() {
    let screen = screen(Focused(model: Model()))
    let bar = search(screen)?.searchBar
    #expect(search(screen)?.hidesNavigationBarDuringPresentation == false)
    bar?.becomeFirstResponder()
    screen.layOut()
    #expect(screen.controller.view.visibleTexts.contains("Focused"))
    bar?.resignFirstResponder()
    screen.layOut()
    #expect(screen.controller.view.visibleTexts.contains("Unfocused"))
    let button = screen.window.all(UILabel.self).first { $0.text == "Focus" }
    if let button {
      screen.window.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: screen.window))
    }
    screen.layOut()
    #expect(bar?.isFirstResponder == true)
  }

  private struct Tokens: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack {
        Text("Root").navigationTitle("Title")
          .searchable(text: $model.text, tokens: $model.tokens, suggestedTokens: $model.suggestedTokens) { Text($0.id) }
      }
    }
  }

  @Test func tokensAreInTheField() {
    let model = Model()
    let screen = screen(Tokens(model: model))
    let field = search(screen)?.searchBar.searchTextField
    #expect(field?.all(UILabel.self).contains { $0.text == "swift" } == false)
    model.tokens = [Tag(id: "swift")]
    for _ in 0..<2 { screen.layOut() }
    let token = field?.all(UILabel.self).first { $0.text == "swift" }
    #expect(token != nil)
    // A tap removes the token.
    if let token { screen.window.tap(at: token.convert(CGPoint(x: token.bounds.midX, y: token.bounds.midY), to: nil)) }
    screen.layOut()
    #expect(model.tokens.isEmpty)
  }

  @Test func nothingIsReported() {
    let messages = reports { _ = self.screen(Screen(model: Model(), hasScopes: true, hasSuggestions: true)) }
    #expect(messages.isEmpty)
  }

  // MARK: Scrolling

  private struct Long: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    var body: some View {
      NavigationStack {
        ScrollView { VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 50) } } }
          .navigationTitle("Rows")
          .searchable(text: $text, placement: placement)
      }
    }
  }

  /// The bar has a row of 44 points, a large title of 52 points, and a search bar of 52 points that scrolls away first.
  @Test func theBarsFollowTheContent() {
    let screen = screen(Long(placement: .navigationBarDrawer))
    let bar = screen.controller.first(UINavigationController.self)?.navigationBar
    #expect(bar?.frame.height == 148)
    #expect(screen.scrollView?.contentOffset.y == -148)
    screen.scrollView?.contentOffset.y = -148 + 52
    for _ in 0..<3 { screen.layOut() }
    #expect(bar?.frame.height == 96)
    screen.scrollView?.contentOffset.y = 300
    for _ in 0..<3 { screen.layOut() }
    #expect(bar?.frame.height == 44)
    let always = self.screen(Long(placement: .navigationBarDrawer(displayMode: .always)))
    always.scrollView?.contentOffset.y = 300
    for _ in 0..<3 { always.layOut() }
    #expect(always.controller.first(UINavigationController.self)?.navigationBar.frame.height == 96)
  }
}
