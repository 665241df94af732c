// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The items of tab bars, and the views of tabs that are created when they are selected for the first time.

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The tab view that contains a tab.
@MainActor
final class TabContext: @preconcurrency Equatable {
  /// Whether all tabs are shown, as pages.
  var isPaged = false
  static func == (a: TabContext, b: TabContext) -> Bool { a === b }
}

/// The connection of the pages in a tab to the tab bar, whose appearance they can change.
@MainActor
final class TabBarLink: @preconcurrency Equatable {
  private(set) var facts = BarFacts()
  var onChange: () -> Void = {}
  private weak var source: AnyObject?
  /// Called after the content of the tab has scrolled vertically.
  var onScroll: (UIScrollView) -> Void = { _ in }

  /// Sets the values of a page that became visible, or of a view in the tab. The values of a page take precedence.
  func update(_ new: BarFacts, from source: AnyObject) {
    if source is _ViewNode, self.source is NavigationPageController { return }
    self.source = source
    guard !new.isEmpty || !facts.isEmpty else { return }
    facts = new
    onChange()
  }

  static func == (a: TabBarLink, b: TabBarLink) -> Bool { a === b }
}

extension BarFacts {
  fileprivate var isEmpty: Bool {
    visibility.isEmpty && backgroundStyle.isEmpty && backgroundVisibility.isEmpty && colorScheme.isEmpty
  }
}

private struct TabContextKey: EnvironmentKey {
  static var defaultValue: TabContext? { nil }
}
private struct TabBarLinkKey: EnvironmentKey {
  static var defaultValue: TabBarLink? { nil }
}

extension EnvironmentValues {
  /// The tab view that contains the view; nil inside the views of its tabs.
  var tabContext: TabContext? {
    get { self[TabContextKey.self] }
    set { self[TabContextKey.self] = newValue }
  }
  var tabBarLink: TabBarLink? {
    get { self[TabBarLinkKey.self] }
    set { self[TabBarLinkKey.self] = newValue }
  }
}

/// The element of a tab's view. It stores the tab's label.
final class TabItemElement: WrapperElement {
  var label: [LayoutElement] = []
  /// Creates the tab's view if it doesn't exist yet.
  var onActivate: () -> Void = {}

  @MainActor
  func activate() { onActivate() }

  /// Returns the tab item of an element, which can be inside other modifiers.
  static func item(of element: LayoutElement) -> TabItemElement? {
    var next: LayoutElement? = element
    while let wrapper = next as? WrapperElement {
      if let item = wrapper as? TabItemElement { return item }
      next = wrapper.child
    }
    return nil
  }
}

/// A view with a tab item. In a tab view with a bar, the view is created when its tab is selected.
private struct TabItemView<Content: View, Label: View>: View {
  typealias Body = Never
  let content: Content
  let label: Label

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: TabItemNode<Content, Label>.self) { TabItemNode(context) }.update(view, context)
  }
}

private final class TabItemNode<Content: View, Label: View>: _ViewNode {
  private let element = TabItemElement(child: LayoutElement())
  private var view: TabItemView<Content, Label>?
  private var child: _ViewNode?
  private var labelNode: _ViewNode?
  private var isActive = false
  private var contentEnvironment: EnvironmentValues?

  override var children: [_ViewNode] { [child, labelNode].compactMap { $0 } }

  override init(_ context: _ViewContext) {
    super.init(context)
    element.onActivate = { [weak self] in
      let node = self
      MainActor.assumeIsolated { node?.activate() }
    }
    setElements([element])
  }

  func update(_ view: TabItemView<Content, Label>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    if environment.tabContext?.isPaged ?? true { isActive = true }
    // The tag and the badge can be inside the view, which may not exist yet.
    if let tag = staticLayoutValue(TagKey.self, of: view.content) { element.setLayoutValue(tag, for: TagKey.self) }
    if let badge = staticLayoutValue(BadgeKey.self, of: view.content) {
      element.setLayoutValue(badge, for: BadgeKey.self)
    }
    updating {
      labelNode = Label._updateNode(
        labelNode, with: view.label, in: _ViewContext(graph: graph, parent: self, environment: environment))
    }
    if isActive { updateContent() }
    adoptElements()
    return self
  }

  private func activate() {
    guard !isActive, view != nil else { return }
    isActive = true
    updateContent()
    adoptElements()
  }

  private func updateContent() {
    guard let view else { return }
    var inner = environment
    inner.tabContext = nil
    if let contentEnvironment, contentEnvironment.isEqual(to: inner) { inner = contentEnvironment }
    contentEnvironment = inner
    updating {
      child = Content._updateNode(
        child, with: view.content, in: _ViewContext(graph: graph, parent: self, environment: inner))
    }
  }

  override func childElementsDidChange() {
    adoptElements()
    // The label may have changed, although the elements are the same.
    if let parent, !parent.isUpdating { graph.childElementsDidChange(of: parent) }
  }

  private func adoptElements() {
    element.label = labelNode?.elements ?? []
    let elements = child?.elements ?? []
    if elements.count == 1 {
      element.child = elements[0]
    } else if !elements.isEmpty {
      element.child = LayoutContainerElement(VStackLayout(), children: elements)
    }
    graph.needsAdoption = true
  }
}

/// A view with a modifier, whose type is not known.
private protocol AnyModifiedContent {
  var anyContent: Any { get }
  var anyModifier: Any { get }
}
extension ModifiedContent: AnyModifiedContent {
  fileprivate var anyContent: Any { content }
  fileprivate var anyModifier: Any { modifier }
}

/// Returns the layout value that one of a view's outer modifiers sets, or nil.
@MainActor
private func staticLayoutValue<K: LayoutValueKey>(_ key: K.Type, of view: Any) -> K.Value? {
  var next = view
  while let modified = next as? any AnyModifiedContent {
    if let modifier = modified.anyModifier as? LayoutValueModifier<K> { return modifier.value }
    next = modified.anyContent
  }
  return nil
}

/// The key of a badge's text.
struct BadgeKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

private struct RowBadgeKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The badge of the list row that contains a view.
  var rowBadge: String? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}

/// The key of a tab's role.
struct TabRoleKey: LayoutValueKey {
  static var defaultValue: TabRole? { nil }
}

extension View {
  /// Sets the view's tab bar item.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItemView(content: self, label: label())
  }
  /// Sets the badge of the view's tab or list row. Zero removes it.
  public func badge(_ count: Int) -> some View { badge(showing: count == 0 ? nil : String(count)) }
  /// Sets the badge of the view's tab or list row.
  public func badge(_ label: Text?) -> some View {
    badge(showing: label?.resolveString(in: EnvironmentValues()))
  }
  /// Sets the localized badge of the view's tab or list row.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Sets the badge of the view's tab or list row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  private func badge(showing text: String?) -> some View {
    environment(\.rowBadge, text).layoutValue(key: BadgeKey.self, value: text)
  }
}
