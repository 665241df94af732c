// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraControls
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The search controller of a navigation page. It shows the search field of a `searchable` modifier, and passes changes
/// between UIKit and the modifier's bindings in both directions.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  let controller: UISearchController
  private let suggestions = UIHostingController(rootView: AnyView(EmptyView()))
  private weak var item: UINavigationItem?
  private weak var session: SearchSession?
  private let defaultPrompt: String?
  private lazy var scopeProbe = HostingView(EmptyView())
  private lazy var suggestionProbe = HostingView(EmptyView())
  private lazy var tokenView = SearchTokenView()
  private var icon: UIView?
  private var scopeTags: [AnyHashable?] = []
  private var hasSuggestions = false

  init(_ item: UINavigationItem) {
    controller = UISearchController(searchResultsController: suggestions)
    self.item = item
    defaultPrompt = controller.searchBar.placeholder
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.automaticallyShowsScopeBar = false
    controller.showsSearchResultsController = false
    (controller.searchResultsUpdater, controller.delegate, controller.searchBar.delegate) = (self, self, self)
  }

  /// Shows the search field of a session, or removes the search field if the session is nil.
  func show(_ new: SearchSession?) {
    if let session, session !== new { detach(session) }
    guard let new else { return }
    let isNew = session !== new
    session = new
    new.coordinator = self
    if item?.searchController !== controller { item?.searchController = controller }
    if isNew { sync() }
  }

  /// Removes the search field of a session.
  func detach(_ old: SearchSession) {
    guard session === old else { return }
    session = nil
    if controller.isActive { controller.isActive = false }
    if item?.searchController === controller { item?.searchController = nil }
  }

  func end() { controller.isActive = false }

  private var bar: UISearchBar { controller.searchBar }

  private func extra<Value>(_ match: (SearchExtra.Kind) -> Value?) -> Value? {
    // The innermost modifier wins.
    for case let kind? in session?.extras.reversed().map(\.kind) ?? [] {
      if let value = match(kind) { return value }
    }
    return nil
  }

  // MARK: From SwiftUI to UIKit

  /// Updates the search field from the session.
  func sync() {
    guard let session, let values = session.values else { return }
    let environment = session.environment
    let prompt = values.prompt.map { $0.resolveString(in: environment) } ?? defaultPrompt
    if bar.placeholder != prompt { bar.placeholder = prompt }
    if bar.text != values.text.wrappedValue { bar.text = values.text.wrappedValue }
    if item?.hidesSearchBarWhenScrolling != values.placement.hidesWhenScrolling {
      item?.hidesSearchBarWhenScrolling = values.placement.hidesWhenScrolling
    }
    let behavior = extra { if case .toolbarBehavior(let behavior) = $0 { behavior } else { nil } }
    let hides = behavior?.hidesToolbar ?? true
    if controller.hidesNavigationBarDuringPresentation != hides {
      controller.hidesNavigationBarDuringPresentation = hides
    }
    syncTokens(values.tokens, environment)
    syncScopes(environment)
    syncSuggestions(values, environment)
    // A search begins only when the search field is on screen.
    guard bar.window != nil else { return }
    if let isPresented = values.isPresented?.wrappedValue, isPresented != controller.isActive {
      controller.isActive = isPresented
    }
    if let wanted = extra({ if case .focus(let isFocused, _) = $0 { isFocused } else { nil } }),
      wanted != bar.isFirstResponder
    {
      if wanted { bar.becomeFirstResponder() } else { bar.resignFirstResponder() }
    }
    syncVisibility()
  }

  private func syncScopes(_ environment: EnvironmentValues) {
    let scopes = extra { kind -> (AnyView, AnyHashable)? in
      if case .scopes(let view, let selection, _, _) = kind { (view, selection()) } else { nil }
    }
    guard let (view, selection) = scopes else {
      if bar.scopeButtonTitles != nil { (bar.scopeButtonTitles, scopeTags) = (nil, []) }
      return
    }
    scopeProbe.show(view.modifier(EnvironmentReplacement(environment: environment)))
    let elements = scopeProbe.update().elements
    let titles = elements.map { $0.titleAndImage.title ?? "" }
    scopeTags = elements.map { $0.layoutValue(TagKey.self) }
    if bar.scopeButtonTitles ?? [] != titles { bar.scopeButtonTitles = titles.isEmpty ? nil : titles }
    let index = elements.firstIndex { $0.hasTag(selection) } ?? UISegmentedControl.noSegment
    if !titles.isEmpty, bar.selectedScopeButtonIndex != index || index < 0 { bar.selectedScopeButtonIndex = index }
  }

  private func syncSuggestions(_ values: SearchValues, _ environment: EnvironmentValues) {
    let tokens = values.tokens?.suggestions ?? []
    let own = extra { if case .suggestions(let view) = $0 { view } else { nil } }
    guard own != nil || !tokens.isEmpty else {
      hasSuggestions = false
      return
    }
    let content = SuggestionRows(tokens: tokens, own: own)
    suggestionProbe.show(content.modifier(EnvironmentReplacement(environment: environment)))
    hasSuggestions = !suggestionProbe.update().elements.isEmpty
    var inner = environment
    inner.searchCompletion = SearchCompletionAction { [weak self] in self?.complete($0) }
    suggestions.rootView = AnyView(
      List { content }.listStyle(.plain).modifier(EnvironmentReplacement(environment: inner)))
  }

  private func syncTokens(_ tokens: SearchTokens?, _ environment: EnvironmentValues) {
    let field = bar.searchTextField
    guard let tokens, !tokens.views.isEmpty else {
      if let icon, field.leftView === tokenView { field.leftView = icon }
      return
    }
    if icon == nil { icon = field.leftView }
    tokenView.show(tokens, environment, icon: UIImage(systemName: "magnifyingglass"))
    if field.leftView !== tokenView { field.leftView = tokenView }
    field.setNeedsLayout()
  }

  /// Shows or hides the scope bar and the suggestions.
  private func syncVisibility() {
    let activation = extra { kind -> SearchScopeActivation? in
      if case .scopes(_, _, _, let activation) = kind { activation } else { nil }
    }
    let hasText = bar.text?.isEmpty == false
    let shows = controller.isActive && !scopeTags.isEmpty && (activation == .onSearchPresentation || hasText)
    if bar.showsScopeBar != shows {
      bar.showsScopeBar = shows
      controller.onHeightChange?()
    }
    let showsSuggestions = controller.isActive && hasSuggestions
    if controller.showsSearchResultsController != showsSuggestions {
      controller.showsSearchResultsController = showsSuggestions
    }
  }

  // MARK: From UIKit to SwiftUI

  func updateSearchResults(for searchController: UISearchController) {
    guard let session, let values = session.values else { return }
    setText(bar.text ?? "", values)
    let isActive = controller.isActive
    session.setSearching(isActive)
    if let isPresented = values.isPresented, isPresented.wrappedValue != isActive {
      isPresented.wrappedValue = isActive
    }
    syncVisibility()
  }

  private func setText(_ text: String, _ values: SearchValues) {
    guard values.text.wrappedValue != text else { return }
    values.text.wrappedValue = text
    // A binding may store another text.
    if bar.text != values.text.wrappedValue { bar.text = values.text.wrappedValue }
  }

  /// Replaces the text by a suggestion.
  private func complete(_ text: String) {
    guard let values = session?.values else { return }
    bar.text = text
    setText(text, values)
    syncVisibility()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    let select = extra { kind -> ((AnyHashable) -> Void)? in
      if case .scopes(_, _, let select, _) = kind { select } else { nil }
    }
    guard scopeTags.indices.contains(selectedScope), let tag = scopeTags[selectedScope] else { return }
    select?(tag)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    for action in session?.environment.searchSubmitActions ?? [] { action() }
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { setFocus(to: true) }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { setFocus(to: false) }

  private func setFocus(to isFocused: Bool) {
    guard
      let (old, set) = extra({ kind -> (Bool, (Bool) -> Void)? in
        if case .focus(let old, let set) = kind { (old, set) } else { nil }
      }), old != isFocused
    else { return }
    set(isFocused)
  }
}

/// The suggested tokens and the views of `searchSuggestions`.
private struct SuggestionRows: View {
  let tokens: [(view: AnyView, action: () -> Void)]
  let own: AnyView?

  var body: some View {
    ForEach(tokens.indices, id: \.self) { index in
      Button {
        tokens[index].action()
      } label: {
        tokens[index].view.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    own
  }
}

/// The icon and the tokens at the leading edge of a search field. A tap removes a token.
private final class SearchTokenView: UIView {
  private let icon = UIImageView()
  private let host = HostingView(EmptyView())

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    host.safeAreaRegions = []
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    addSubview(icon)
    addSubview(host)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ tokens: SearchTokens, _ environment: EnvironmentValues, icon image: UIImage?) {
    icon.image = image
    host.show(
      HStack(spacing: 4) {
        ForEach(tokens.views.indices, id: \.self) { index in
          Button {
            tokens.remove(index)
          } label: {
            tokens.views[index].font(.subheadline).lineLimit(1).foregroundStyle(Color.primary)
              .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
              .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
          }
          .buttonStyle(.plain)
        }
      }
      .modifier(EnvironmentReplacement(environment: environment)))
    frame.size = intrinsicContentSize
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize {
    let size = host.fittingSize(.unspecified)
    return CGSize(width: 24 + size.width, height: max(20, size.height))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = host.fittingSize(.unspecified)
    icon.frame = CGRect(x: isMirrored ? bounds.width - 20 : 0, y: (bounds.height - 20) / 2, width: 20, height: 20)
    host.frame = CGRect(
      x: isMirrored ? bounds.width - 24 - size.width : 24, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
