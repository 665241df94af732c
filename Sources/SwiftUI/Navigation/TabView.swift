// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// A container that switches between its views with a tab bar, or between pages.
///
/// The view of a tab is created when the tab is selected for the first time. Pages are created at once.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @State private var index = 0
  @Environment(\.tabStyle) private var style

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

  /// The selected tab's view above the tab bar, or the pages.
  public var body: some View {
    let (selection, index) = (selection, $index)
    return TabLayout(
      content: content, tag: selection.map { AnyHashable($0.wrappedValue) }, index: self.index, style: style
    ) { tag, position in
      if let selection, let value = tag?.base as? SelectionValue {
        if selection.wrappedValue != value { selection.wrappedValue = value }
      } else {
        index.wrappedValue = position
      }
    }
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

private struct TabLayout<Content: View>: View {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable?
  let index: Int
  let style: TabStyle
  let select: (AnyHashable?, Int) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: TabNode<Content>.self) { TabNode(context) }.update(view, context)
  }
}

private final class TabNode<Content: View>: WrapperNode {
  private let element = TabElement()
  private let delegate = TabBarSelection()
  private let context = TabContext()
  private let link = TabBarLink()
  private var view: TabLayout<Content>?
  private var contentEnvironment: EnvironmentValues?

  override init(_ context: _ViewContext) {
    super.init(context)
    element.bar.delegate = delegate
    delegate.select = { [weak self] index in self?.select(index: index) }
    element.pages.onSelect = { [weak self] index in self?.select(index: index) }
    link.onChange = { [weak self] in self?.barDidChange() }
    link.onScroll = { [weak self] in self?.element.follow($0) }
    graph.preferenceObservers[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak self] in
      if let self { link.update(child?.preference(NavigationFactsKey.self).bars ?? BarFacts(), from: self) }
    }
  }

  private func select(index: Int) {
    let elements = tabs
    guard elements.indices.contains(index) else { return }
    view?.select(elements[index].layoutValue(TagKey.self), index)
  }

  func update(_ view: TabLayout<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    environment.apply(to: element.bar)
    element.bar.tintColor = environment.tint.map { $0._paint(in: environment).color }
    (element.pages.direction, element.pages.scale) = (element.direction, element.scale)
    element.pages.configure(view.style, environment)
    self.context.isPaged = view.style.isPaged
    element.minimizesBar = environment.minimizesTabBar
    element.showAccessory(environment)
    updateChild(view.content, innerEnvironment())
    barDidChange()
    return self
  }

  private func innerEnvironment() -> EnvironmentValues {
    var inner = environment
    (inner.tabContext, inner.tabBarLink, inner.tabStyle) = (context, link, TabStyle())
    if inner.tabAccessory != nil { inner.tabAccessory = nil }
    if inner.minimizesTabBar { inner.minimizesTabBar = false }
    if let contentEnvironment, contentEnvironment.isEqual(to: inner) { return contentEnvironment }
    contentEnvironment = inner
    return inner
  }

  private func barDidChange() {
    BarAppearance.apply(link.facts, to: element.bar, environment)
    element.isBarHidden = link.facts.isHidden(.tabBar) ?? false
  }

  /// The elements of the tabs. A search tab is the last one.
  private var tabs: [LayoutElement] {
    let elements = child?.elements ?? []
    let isSearch: (LayoutElement) -> Bool = { $0.layoutValue(TabRoleKey.self) == .search }
    guard elements.contains(where: isSearch) else { return elements }
    return elements.filter { !isSearch($0) } + elements.filter(isSearch)
  }

  override func childElementsDidChange() {
    guard let view else { return }
    let elements = tabs
    let tagged = view.tag.flatMap { tag in elements.firstIndex { $0.hasTag(tag) } }
    let index = tagged ?? (elements.indices.contains(view.index) ? view.index : 0)
    if elements.indices.contains(index) { TabItemElement.item(of: elements[index])?.activate() }
    let isAnimated = transaction.animation != nil && graph.motion.canAnimate
    element.show(elements, selecting: index, isPaged: view.style.isPaged, isAnimated: isAnimated)
    graph.needsAdoption = true
    setElements([element])
  }

  override func willRemove() { graph.preferenceObservers[ObjectIdentifier(self)] = nil }
}

private final class TabBarSelection: NSObject, UITabBarDelegate {
  var select: (Int) -> Void = { _ in }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { select(item.tag) }
}

/// The element of a tab view. It shows the selected tab's view above the tab bar, or all views as pages.
private final class TabElement: LayoutElement, DisplayContainer {
  let bar: UITabBar
  let pages: PagesElement
  private let barElement: HostedElement
  private var content: LayoutElement?
  private var accessory: TabAccessoryHost?
  /// The element of the accessory above the tab bar, if it is shown.
  private var accessoryElement: HostedElement?
  private var isPaged = false
  var isBarHidden = false {
    didSet { if isBarHidden != oldValue { barVisibilityDidChange() } }
  }

  override init() {
    bar = MainActor.assumeIsolated { UITabBar() }
    barElement = HostedElement(bar)
    pages = PagesElement()
    super.init()
    barElement.container = self
    pages.container = self
    pages.dots.container = self
  }

  /// Whether the bar shrinks when the content is scrolled down.
  var minimizesBar = false { didSet { if !minimizesBar, oldValue { followNothing() } } }

  @MainActor
  func follow(_ scrollView: UIScrollView) {
    if bar.follow(scrollView, minimizing: minimizesBar ? .onScrollDown : .never) { invalidate() }
  }

  private func followNothing() {
    let bar = bar
    let changed = MainActor.assumeIsolated { bar.follow(nil, minimizing: .never) }
    if changed { invalidate() }
  }

  private var hasTabBar: Bool { !isPaged && !isBarHidden }

  var displayedElements: [LayoutElement] {
    if isPaged { return [pages] + (pages.showsDots ? [pages.dots] : []) }
    let bars = hasTabBar ? [accessoryElement, barElement].compactMap { $0 } : []
    return (content.map { [$0] } ?? []) + bars
  }

  @MainActor
  func showAccessory(_ environment: EnvironmentValues) {
    guard accessory != nil || environment.tabAccessory != nil else { return }
    let host = accessory ?? TabAccessoryHost()
    accessory = host
    host.element.container = self
    host.element.scale = environment.displayScale
    host.update(environment)
    accessoryElement = host.isShown ? host.element : nil
    invalidate()
  }

  private func barVisibilityDidChange() {
    let bar = bar
    let isHidden = isBarHidden
    MainActor.assumeIsolated { bar.isHidden = isHidden }
    invalidate()
  }

  @MainActor
  func show(_ elements: [LayoutElement], selecting index: Int, isPaged: Bool, isAnimated: Bool) {
    self.isPaged = isPaged
    pages.show(isPaged ? elements : [], selecting: index, isAnimated: isAnimated)
    if isPaged {
      content = nil
      return invalidate()
    }
    barElement.scale = scale
    let shown = elements.indices.contains(index) ? elements[index] : nil
    if shown !== content { followNothing() }
    content = shown
    content?.container = self
    var items = bar.items ?? []
    if items.count != elements.count { items = elements.map { _ in UITabBarItem() } }
    for (position, element) in elements.enumerated() {
      let label = (TabItemElement.item(of: element)?.label ?? []).lazy.map(\.titleAndImage)
      items[position].title = label.compactMap(\.title).first
      // The bar determines the size of symbols.
      let image = label.compactMap(\.image).first
      items[position].image = image?.withConfiguration(UIImage.SymbolConfiguration.unspecified)
      items[position].isSearch = element.layoutValue(TabRoleKey.self) == .search
      items[position].badgeValue = element.layoutValue(BadgeKey.self)
      items[position].tag = position
    }
    if bar.items != items { bar.items = items }
    bar.selectedItem = items.indices.contains(index) ? items[index] : nil
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Returns the height of the bar above the safe area, whose height at the bottom is `safe`. A bar on glass floats, and
  /// covers a part of the safe area.
  private func barHeight(below safe: CGFloat) -> CGFloat {
    let bar = bar
    return MainActor.assumeIsolated { bar.heightAbove(safeArea: safe) }
  }

  /// The width of the bar and its distance from the accessory if the bar is minimized.
  private var minimizedBarWidth: CGFloat? {
    let bar = bar
    return MainActor.assumeIsolated { bar.isMinimized ? bar.minimizedWidth : nil }
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    if isPaged {
      pages.place(in: frame, proposal: ProposedViewSize(frame.size), space: space)
      return pages.placeDots(in: frame, space: space)
    }
    // The content and the tab bar extend below the safe area. The keyboard covers the tab bar.
    let whole = space.grown(frame)
    let end = space.grown(frame, regions: .keyboard, edges: .bottom, direction: direction).maxY
    let top = end - (hasTabBar ? min(barHeight(below: whole.maxY - end), end - frame.minY) : 0)
    let accessory = hasTabBar ? accessoryElement : nil
    let inline = accessory == nil ? nil : minimizedBarWidth
    let line =
      accessory == nil || inline != nil ? top : top - GlassBarMetrics.accessorySpacing - GlassBarMetrics.accessoryHeight
    if let content {
      let safe = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(line, frame.maxY) - frame.minY)
      var inner = space
      (inner.bounds, inner.safe, inner.keyboard) = (whole, safe, max(0, line - frame.maxY))
      inner.cover(outside: CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: line - whole.minY))
      let offer = ProposedViewSize(safe.size)
      let size = content.size(offer)
      content.place(
        in: CGRect(
          x: safe.midX - size.width / 2, y: safe.midY - size.height / 2, width: size.width, height: size.height),
        proposal: offer, space: inner)
    }
    if let accessory {
      // Next to a minimized bar, or above the bar.
      let margin = GlassBarMetrics.floatingMargin
      let leading = margin + (inline ?? 0)
      let box = CGRect(
        x: whole.minX + (direction == .rightToLeft ? margin : leading), y: line,
        width: max(0, whole.width - leading - margin), height: GlassBarMetrics.accessoryHeight)
      accessory.place(in: box, proposal: ProposedViewSize(box.size), space: space)
    }
    let bar = CGRect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top)
    if hasTabBar { barElement.place(in: bar, proposal: ProposedViewSize(bar.size), space: space) }
  }
}
