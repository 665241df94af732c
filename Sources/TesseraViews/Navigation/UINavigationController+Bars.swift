// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bars lie over the top controller's view, which learns of them through its safe area:
//
//   ┌──────────────┐ ─┐
//   │ status bar   │  ├ safe area at the top: what the window gives, 44 points, 52 for a large title
//   │ ‹    Title   │  │
//   │ Large Title  │ ─┘
//   │  child view  │
//   │   toolbar    │ ── safe area at the bottom
//   └──────────────┘
//
// As the content scrolls up, the large title shrinks by as much, until the bar has its 44 points. The amount follows
// from the offset alone, so that any order of scrolling and layout gives the same picture.

import Foundation

extension UINavigationController {
  func layoutBars() {
    guard let container, let view = viewIfLoaded else { return }
    // While an animator moves the views they are its own.
    if running == nil, topViewController?.viewIfLoaded?.superview !== container.host { installTop() }
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let safeArea = view.safeAreaInsets
    container.host.frame = view.bounds
    configureBar(safeArea)
    var insets = safeArea
    placeNavigationBar(in: view.bounds, safeArea, &insets)
    placeToolbar(in: view.bounds, safeArea, &insets)
    container.host.barInsets = insets
    if running == nil { container.host.show(topViewController?.view, insets: childInsets(safeArea, insets)) }
    if let view = topViewController?.viewIfLoaded { topViewController?.navigationItem.search?.layOut(over: view) }
  }

  // MARK: Navigation bar

  private func configureBar(_ safeArea: UIEdgeInsets) {
    let bar = navigationBar
    bar.showsLargeTitle = showsLargeTitle
    let scrollView = topViewController?.barScrollView(for: .top)
    let way = scrolledDistance(scrollView, safeArea) ?? 0
    let distance = max(0, way)
    // What is pulled down takes the large title along, unless a sign for refreshing stands there.
    bar.stretch = bar.hasLargeTitle && scrollView?.refreshControl == nil ? max(0, -way) : 0
    bar.searchCollapse = min(distance, bar.searchThatHides)
    bar.collapse = bar.hasLargeTitle ? min(distance - bar.searchCollapse, BarMetrics.largeTitleHeight) : 0
    container?.closedHeight = bar.collapse + bar.searchCollapse
    let bottom = safeArea.top + bar.barHeight
    if let scrollView, scrollView.settledInset.top > 0 {
      bar.isAtScrollEdge = scrollView.contentOffset.y + bottom + scrollView.contentInset.top <= 0.01
    } else {
      bar.isAtScrollEdge = (scrollView?.contentOffset.y ?? 0) <= 0
    }
  }

  /// The offset at which a large title or a search bar is open or closed, where one would be half open. The nearer one wins.
  func snapped(_ y: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    guard let open = openOffset(of: scrollView) else { return y }
    let bar = navigationBar
    let title = bar.hasLargeTitle ? BarMetrics.largeTitleHeight : 0
    for (start, way) in [(0, bar.searchThatHides), (bar.searchThatHides, title)] {
      let distance = y - open - start
      if distance > 0, distance < way { return open + start + (distance < way / 2 ? 0 : way) }
    }
    return y
  }

  /// The offset at which large title and search bar are open; nil for a scroll view that the bar does not follow.
  func openOffset(of scrollView: UIScrollView) -> CGFloat? {
    guard !isBarHidden, navigationBar.hasLargeTitle || navigationBar.searchThatHides > 0,
      let safeArea = viewIfLoaded?.safeAreaInsets, scrollView === topViewController?.barScrollView(for: .top),
      scrollView.settledInset.top > scrollView.contentInset.top
    else { return nil }
    return -(safeArea.top + navigationBar.expandedHeight + scrollView.contentInset.top)
  }

  /// How far the content has moved up from where the expanded bar leaves it; nil while it has not been inset by the
  /// bar.
  private func scrolledDistance(_ scrollView: UIScrollView?, _ safeArea: UIEdgeInsets) -> CGFloat? {
    guard navigationBar.hasLargeTitle || navigationBar.searchThatHides > 0, let scrollView,
      scrollView.settledInset.top > scrollView.contentInset.top
    else { return nil }
    return scrollView.contentOffset.y + safeArea.top + navigationBar.expandedHeight + scrollView.contentInset.top
  }

  /// `automatic` items do as the item below them; the lowest shows its title large.
  private var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    for controller in stack.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  private func placeNavigationBar(in box: CGRect, _ safeArea: UIEdgeInsets, _ insets: inout UIEdgeInsets) {
    let bar = navigationBar
    bar.isHidden = isBarHidden && barAway == nil
    guard !bar.isHidden else { return }
    bar.topExtension = safeArea.top
    let frame = CGRect(x: 0, y: safeArea.top, width: box.width, height: bar.barHeight + bar.stretch)
      .offsetBy(dx: barAway?.dx ?? 0, dy: barAway?.dy ?? 0)
    if bar.frame != frame { bar.frame = frame }
    if !isBarHidden { insets.top += bar.barHeight }
  }

  // MARK: Toolbar

  private func placeToolbar(in box: CGRect, _ safeArea: UIEdgeInsets, _ insets: inout UIEdgeInsets) {
    toolbar.isHidden = isBottomBarHidden && toolbarAway == nil
    guard !toolbar.isHidden else { return }
    toolbar.bottomExtension = safeArea.bottom
    if toolbar.items != topViewController?.toolbarItems { toolbar.items = topViewController?.toolbarItems }
    let y = box.height - safeArea.bottom - toolbar.rowHeight + (toolbarAway ?? 0)
    let frame = CGRect(x: 0, y: y, width: box.width, height: toolbar.rowHeight)
    if toolbar.frame != frame { toolbar.frame = frame }
    if !isBottomBarHidden { insets.bottom += toolbar.rowHeight }
    toolbar.isAtScrollEdge = topViewController?.hasContentUnderBottom(insets) != true
  }

  // MARK: Child

  /// What bars take from the child's frame: nothing where it extends under them.
  private func childInsets(_ safeArea: UIEdgeInsets, _ bars: UIEdgeInsets) -> UIEdgeInsets {
    guard let top = topViewController else { return .zero }
    var result = UIEdgeInsets.zero
    let edges = top.edgesForExtendedLayout
    let staysBelow = !navigationBar.isTranslucent && !top.extendedLayoutIncludesOpaqueBars
    if !isBarHidden, staysBelow || !edges.contains(.top) { result.top = bars.top }
    let staysAbove = !toolbar.isTranslucent && !top.extendedLayoutIncludesOpaqueBars
    if !isBottomBarHidden, staysAbove || !edges.contains(.bottom) { result.bottom = bars.bottom }
    return result
  }
}
