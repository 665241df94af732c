// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The toolbar items of a page. The hosting views of items are reused while the page shows the same items.
@MainActor
final class PageToolbars {
  private var hosts: [String: (item: UIBarButtonItem, host: BarItemHost)] = [:]
  private var probes: [String: HostingView] = [:]
  /// The spaces between items, by the position of the item after the space.
  private var spaces: [String: UIBarButtonItem] = [:]
  private var usedKeys: Set<String> = []
  private var titleHost: TitleHost?
  /// The bar above the keyboard, or nil if there are no items.
  private(set) var keyboardBar: UIToolbar?

  /// Shows the toolbar entries of a page.
  func apply(_ facts: NavigationFacts, to page: UIViewController, _ environment: EnvironmentValues) {
    usedKeys = []
    let item = page.navigationItem
    set(
      &item.leftBarButtonItems, spaced(items(of: facts.entries, in: .leading, environment), in: "leading", environment))
    let overflow = facts.entries.filter { $0.placement.bar == .overflow && $0.spacer == nil }
    var trailing = items(of: facts.entries, in: .trailing, environment)
    if !overflow.isEmpty {
      let menu = Menu {
        ForEach(overflow.indices, id: \.self) { overflow[$0].view }
      } label: {
        Label("More", systemImage: environment.isGlass ? "ellipsis" : "ellipsis.circle")
      }
      let entry = _ToolbarEntry(placement: .automatic, view: AnyView(menu))
      trailing.append(barItem("overflow", showing: entry, environment))
    }
    set(&item.rightBarButtonItems, spaced(trailing, in: "trailing", environment).reversed())
    if item.leftItemsSupplementBackButton != !(item.leftBarButtonItems ?? []).isEmpty {
      item.leftItemsSupplementBackButton = !(item.leftBarButtonItems ?? []).isEmpty
    }
    setTitleView(facts, of: item, environment)
    let bottom = bottomItems(facts.entries, environment)
    if page.toolbarItems ?? [] != bottom { page.toolbarItems = bottom.isEmpty ? nil : bottom }
    setKeyboardBar(facts.entries, environment)
    hosts = hosts.filter { usedKeys.contains($0.key) }
    probes = probes.filter { usedKeys.contains($0.key) }
  }

  /// Returns items with spaces between them, so that their distance is that of UIKit's buttons. UIKit places custom views
  /// closer together.
  private func spaced(
    _ items: [UIBarButtonItem], in bar: String, _ environment: EnvironmentValues
  ) -> [UIBarButtonItem] {
    if environment.isGlass { return items }
    var result: [UIBarButtonItem] = []
    for (index, item) in items.enumerated() {
      if item.customView != nil, result.last?.customView != nil {
        let space = spaces["\(bar) \(index)"] ?? .fixedSpace(8)
        spaces["\(bar) \(index)"] = space
        result.append(space)
      }
      result.append(item)
    }
    return result
  }

  private func set(_ current: inout [UIBarButtonItem]?, _ new: [UIBarButtonItem]) {
    if current ?? [] != new { current = new.isEmpty ? nil : new }
  }

  // MARK: Items

  /// Returns the items of a bar's entries. A group has an item for each view.
  private func items(
    of entries: [_ToolbarEntry], in bar: ToolbarItemPlacement.Bar, _ environment: EnvironmentValues
  ) -> [UIBarButtonItem] {
    var result: [UIBarButtonItem] = []
    for (position, entry) in entries.filter({ $0.placement.bar == bar }).enumerated() {
      let key = "\(bar) \(position)"
      if let spacer = entry.spacer {
        result.append(spacer == .fixed ? .fixedSpace(16) : .flexibleSpace())
      } else if entry.isGroup {
        result += groupItems(key, of: entry, environment)
      } else {
        result.append(barItem(key, showing: entry, environment))
      }
    }
    return result
  }

  private func groupItems(_ key: String, of entry: _ToolbarEntry, _ environment: EnvironmentValues) -> [UIBarButtonItem]
  {
    let probe = probes[key] ?? HostingView(EmptyView())
    probes[key] = probe
    usedKeys.insert(key)
    probe.show(entry.view.modifier(EnvironmentReplacement(environment: environment)))
    return probe.update().elements.enumerated().map { index, element in
      element is SpacerElement
        ? .flexibleSpace() : barItem("\(key) \(index)", showing: entry, environment, index: index)
    }
  }

  private func barItem(
    _ key: String, showing entry: _ToolbarEntry, _ environment: EnvironmentValues, index: Int? = nil
  ) -> UIBarButtonItem {
    usedKeys.insert(key)
    var inner = environment
    let isProminent = environment.isGlass && entry.placement.style == .bold
    let (item, host) = hosts[key] ?? makeBarItem(key, index: index)
    if environment.isGlass {
      // Items on glass have the color of labels, and prominent items are white.
      inner.tint = AnyShapeStyle(isProminent ? Color.white : Color.primary)
      if isProminent, let accent = environment.tint { item.tintColor = accent._paint(in: environment).color }
    }
    host.show(entry.styledView, inner)
    item.hostsButton = true
    if item.hidesSharedBackground != entry.hidesBackground { item.hidesSharedBackground = entry.hidesBackground }
    if item.style != (isProminent ? .done : .plain) { item.style = isProminent ? .done : .plain }
    return item
  }

  private func makeBarItem(_ key: String, index: Int?) -> (item: UIBarButtonItem, host: BarItemHost) {
    let host = BarItemHost(index: index)
    let made = (item: UIBarButtonItem(customView: host), host: host)
    hosts[key] = made
    return made
  }

  // MARK: Bottom bar and keyboard

  /// Returns the items of the bottom bar. A status item is centered. Without spaces, all items are centered.
  private func bottomItems(_ entries: [_ToolbarEntry], _ environment: EnvironmentValues) -> [UIBarButtonItem] {
    let main = items(of: entries, in: .bottom, environment)
    let status = items(of: entries, in: .status, environment)
    func isSpace(_ item: UIBarButtonItem) -> Bool { item.customView == nil }
    if !status.isEmpty {
      // The first item is leading and the other ones are trailing.
      let rest = main.dropFirst().filter { !isSpace($0) }
      return Array(main.prefix(1)) + [.flexibleSpace()] + status + [.flexibleSpace()] + Array(rest)
    }
    guard !main.isEmpty else { return [] }
    return main.contains(where: isSpace) ? main : [.flexibleSpace()] + main + [.flexibleSpace()]
  }

  private func setKeyboardBar(_ entries: [_ToolbarEntry], _ environment: EnvironmentValues) {
    let items = items(of: entries, in: .keyboard, environment)
    guard !items.isEmpty else {
      keyboardBar = nil
      return
    }
    let bar = keyboardBar ?? UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.autoresizingMask = .flexibleWidth
    if bar.items ?? [] != items { bar.items = items }
    keyboardBar = bar
  }

  // MARK: Title

  private func setTitleView(_ facts: NavigationFacts, of item: UINavigationItem, _ environment: EnvironmentValues) {
    guard let view = titleView(facts) else {
      titleHost = nil
      if item.titleView != nil { item.titleView = nil }
      return
    }
    let host = titleHost ?? TitleHost(index: nil)
    titleHost = host
    host.replacesInlineTitle = !facts.entries.contains { $0.placement.bar == .principal && $0.spacer == nil }
    host.show(view, environment)
    if item.titleView !== host { item.titleView = host }
  }

  /// Returns the view that replaces the title, or nil.
  private func titleView(_ facts: NavigationFacts) -> AnyView? {
    if let principal = facts.entries.first(where: { $0.placement.bar == .principal && $0.spacer == nil }) {
      return principal.view
    }
    let title = facts.title?.font(.headline).lineLimit(1)
    if facts.removedItems.contains(.title) { return AnyView(Color.clear.frame(width: 1, height: 1)) }
    let own = facts.entries.first { $0.placement.bar == .titleMenu }?.view
    if let menu = facts.titleMenu ?? own {
      return AnyView(
        Menu {
          menu
        } label: {
          HStack(spacing: 4) {
            title
            Image(systemName: "chevron.down.circle.fill").font(.footnote.weight(.bold)).foregroundStyle(.secondary)
          }
          .foregroundStyle(Color.primary)
        })
    }
    guard let subtitle = facts.subtitle else { return nil }
    return AnyView(
      VStack(spacing: 0) {
        title
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      })
  }
}

extension _ToolbarEntry {
  /// The view with the style of its placement: the action that confirms is bold, and a destructive one is red.
  @MainActor fileprivate var styledView: AnyView {
    switch placement.style {
    case .plain: view
    case .bold: AnyView(view.fontWeight(.semibold))
    case .destructive: AnyView(view.tint(.red))
    }
  }
}

/// A hosting view for a SwiftUI view in a bar.
class BarItemHost: HostingView {
  init(index: Int?) {
    super.init(EmptyView(), index: index)
    hasIntrinsicSize = true
    safeAreaRegions = []
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(_ view: AnyView, _ environment: EnvironmentValues) {
    // Bars do not scale with the text size; see UIKit's large content viewer.
    show(
      view.labelStyle(BarLabelStyle()).toggleStyle(.button).dynamicTypeSize(.large)
        .modifier(EnvironmentReplacement(environment: environment)))
    let size = fittingSize(.unspecified)
    if bounds.size != size { frame.size = size }
  }
}

/// The host of a view in place of the navigation title.
private final class TitleHost: BarItemHost {
  /// Whether the view is hidden while the bar shows a large title, like the inline title.
  var replacesInlineTitle = false { didSet { updateVisibility() } }

  override var frame: CGRect { didSet { updateVisibility() } }
  override var center: CGPoint { didSet { updateVisibility() } }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateVisibility()
  }

  /// The inline title of a bar appears once all but 12 points of the large title have scrolled away.
  private func updateVisibility() {
    guard replacesInlineTitle, let bar = superview as? UINavigationBar, bar.prefersLargeTitles, let item = bar.topItem
    else { return isHidden = false }
    let fixedSearch: CGFloat = item.searchController != nil && !item.hidesSearchBarWhenScrolling ? 52 : 0
    isHidden = item.largeTitleDisplayMode != .never && bar.bounds.height > 44 + 12 + fixedSearch
  }
}

/// A label style that shows only the icon, as in UIKit's bars.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    IconOnlyLabelStyle().makeBody(configuration: configuration).imageScale(.large)
  }
}
