// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A container that switches between its views with a tab bar.
///
/// - Note: Differs from SwiftUI: the views of all tabs are created immediately. Pages can't be scrolled.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var index = 0
  @Environment(\.hasTabBar) private var hasTabBar

  /// Creates a tab view with a selection.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  /// Creates a tab view from tabs, with a selection.
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == _TabList, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection, content().list)
  }

  /// The selected tab's view above the tab bar.
  public var body: some View {
    let (selection, index) = (selection, $index)
    TabLayout(
      content: content, tag: selection.map { AnyHashable($0.wrappedValue) }, index: self.index, hasTabBar: hasTabBar
    ) { tag, position in
      if let selection, let value = tag?.base as? SelectionValue {
        selection.wrappedValue = value
      } else {
        index.wrappedValue = position
      }
    }
    .ignoresSafeArea()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view from tabs.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabList, C.TabValue == Never {
    (selection, self.content) = (nil, content().list)
  }
}

/// The element of a tab's view. It stores the tab's label.
private final class TabItemElement: WrapperElement {
  var label: [LayoutElement] = []
  var badge: String?
}

private struct TabItemModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary
  func makeElement(_ child: LayoutElement) -> TabItemElement { TabItemElement(child: child) }
  func update(_ element: TabItemElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    element.label = secondary
  }
}

/// The key of a badge's text.
struct BadgeKey: LayoutValueKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// Sets the view's tab bar item.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(secondary: label()))
  }
  /// Sets the badge of the view's tab or list row. List rows do not show the badge yet.
  public func badge(_ count: Int) -> some View {
    layoutValue(key: BadgeKey.self, value: count == 0 ? nil : String(count))
  }
  /// Sets the badge of the view's tab or list row. List rows do not show the badge yet.
  public func badge(_ label: Text?) -> some View {
    layoutValue(key: BadgeKey.self, value: label?.resolve(in: EnvironmentValues()).string)
  }
  /// Sets the localized badge of the view's tab or list row. List rows do not show the badge yet.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Sets the badge of the view's tab or list row. List rows do not show the badge yet.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}

private struct TabLayout<Content: View>: View {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable?
  let index: Int
  let hasTabBar: Bool
  let select: (AnyHashable?, Int) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: TabNode<Content>.self) { TabNode(context) }.update(view, context)
  }
}

private final class TabNode<Content: View>: WrapperNode {
  private let element = TabElement()
  private let delegate = TabBarSelection()
  private var view: TabLayout<Content>?

  override init(_ context: _ViewContext) {
    super.init(context)
    element.bar.delegate = delegate
    delegate.select = { [weak self] index in
      guard let self, let elements = child?.elements, elements.indices.contains(index) else { return }
      view?.select(elements[index].layoutValue(TagKey.self), index)
    }
  }

  func update(_ view: TabLayout<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    environment.apply(to: element.bar)
    element.bar.tintColor = environment.tint.map { $0._paint(in: environment).color }
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    guard let view else { return }
    let elements = child?.elements ?? []
    let tagged = view.tag.flatMap { tag in elements.firstIndex { $0.hasTag(tag) } }
    let index = tagged ?? (elements.indices.contains(view.index) ? view.index : 0)
    element.show(elements, index, hasTabBar: view.hasTabBar)
    graph.needsAdoption = true
    setElements([element])
  }
}

private final class TabBarSelection: NSObject, UITabBarDelegate {
  var select: (Int) -> Void = { _ in }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { select(item.tag) }
}

/// The element of a tab view. It shows the selected tab's view above the tab bar.
private final class TabElement: LayoutElement, DisplayContainer {
  // The height of UIKit's tab bar on iPhone in portrait.
  private static let barHeight: CGFloat = 49
  let bar: UITabBar
  private let barElement: HostedElement
  private var content: LayoutElement?
  private var hasTabBar = true

  override init() {
    bar = MainActor.assumeIsolated { UITabBar() }
    barElement = HostedElement(bar)
    super.init()
    barElement.container = self
  }

  var displayedElements: [LayoutElement] { (content.map { [$0] } ?? []) + (hasTabBar ? [barElement] : []) }

  @MainActor
  func show(_ elements: [LayoutElement], _ index: Int, hasTabBar: Bool) {
    self.hasTabBar = hasTabBar
    barElement.scale = scale
    content = elements.indices.contains(index) ? elements[index] : nil
    content?.container = self
    var items = bar.items ?? []
    if items.count != elements.count { items = elements.map { _ in UITabBarItem() } }
    for (position, element) in elements.enumerated() {
      let label = TabItemElement.label(of: element).lazy.map(\.titleAndImage)
      items[position].title = label.compactMap(\.title).first
      items[position].image = label.compactMap(\.image).first
      items[position].badgeValue = element.layoutValue(BadgeKey.self)
      items[position].tag = position
    }
    if bar.items != items { bar.items = items }
    bar.selectedItem = items.indices.contains(index) ? items[index] : nil
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let bottom = max(0, frame.maxY - space.safe.maxY)
    let height = hasTabBar ? Self.barHeight + bottom : 0
    let line = frame.maxY - height
    var safe = space.safe.intersection(frame)
    if hasTabBar { safe.size.height = max(0, min(safe.maxY, line) - safe.minY) }
    if let content {
      let offer = ProposedViewSize(safe.size)
      let size = content.size(offer)
      content.place(
        in: CGRect(
          x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height),
        proposal: offer, space: LayoutSpace(bounds: frame, safe: safe))
    }
    let bar = CGRect(x: frame.minX, y: line, width: frame.width, height: height)
    if hasTabBar { barElement.place(in: bar, proposal: ProposedViewSize(bar.size), space: space) }
  }
}

extension TabItemElement {
  /// Returns the elements of the tab label that an element's `tabItem` modifier sets.
  fileprivate static func label(of element: LayoutElement) -> [LayoutElement] {
    var next: LayoutElement? = element
    while let wrapper = next as? WrapperElement {
      if let item = wrapper as? TabItemElement { return item.label }
      next = wrapper.child
    }
    return []
  }
}
