// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The bars overlap the top view controller's view and are part of its safe area:
//
//     ┌──────────────┐ ─┐
//     │ status bar   │  ├ top safe area: the top of the bar, 44 points, and 52 points for a large title
//     │ ‹    Title   │  │
//     │ Large Title  │ ─┘
//     │  child view  │
//     │   toolbar    │ ── bottom safe area
//     └──────────────┘
//
// As the content scrolls up, the large title shrinks by the same distance until the bar is 44 points high. The bar's
// height depends only on the offset, so the result is the same for any order of scrolling and layout.

import Foundation

extension UINavigationController {
  func layoutBars() {
    guard let container, let view = viewIfLoaded else { return }
    // During a transition, the animator controls the views.
    if running == nil, topViewController?.viewIfLoaded?.superview !== container.host { installTop() }
    edgePan.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    let safeArea = view.safeAreaInsets
    let barArea = BarMetrics.area(safeArea, in: view.window)
    container.host.frame = view.bounds
    configureBar(safeArea: barArea)
    var insets = safeArea
    placeNavigationBar(in: view.bounds, safeArea: barArea, insets: &insets)
    placeToolbar(in: view.bounds, safeArea: safeArea, insets: &insets)
    container.host.barInsets = insets
    if running == nil {
      container.host.setContentView(topViewController?.view, insets: childInsets(safeArea: safeArea, bars: insets))
    }
    if let view = topViewController?.viewIfLoaded { topViewController?.navigationItem.search?.layOut(over: view) }
  }

  // MARK: Navigation bar

  /// The safe area in which the navigation bar is placed, or nil if the view isn't loaded.
  var barArea: UIEdgeInsets? { viewIfLoaded.map { BarMetrics.area($0.safeAreaInsets, in: $0.window) } }

  private func configureBar(safeArea: UIEdgeInsets) {
    let bar = navigationBar
    bar.showsLargeTitle = showsLargeTitle
    let scrollView = topViewController?.barScrollView(for: .top)
    let way = scrolledDistance(of: scrollView, safeArea: safeArea) ?? 0
    let distance = max(0, way)
    // Pulling the content down also moves the large title down, unless there is a refresh control.
    bar.stretch = bar.hasLargeTitle && scrollView?.refreshControl == nil ? max(0, -way) : 0
    bar.searchCollapse = min(distance, bar.searchThatHides)
    bar.collapse = bar.hasLargeTitle ? min(distance - bar.searchCollapse, bar.largeTitleHeight) : 0
    bar.background.edgeStyle = scrollView?.edgeStyle(at: .top) ?? .automatic
    container?.closedHeight = bar.collapse + bar.searchCollapse
    let bottom = safeArea.top + bar.barHeight
    if let scrollView, scrollView.settledInset.top > 0 {
      bar.isAtScrollEdge = scrollView.contentOffset.y + bottom + scrollView.contentInset.top <= 0.01
    } else {
      bar.isAtScrollEdge = (scrollView?.contentOffset.y ?? 0) <= 0
    }
  }

  /// Returns the nearest offset at which a large title or search bar is not partially collapsed.
  func snappedOffset(y: CGFloat, of scrollView: UIScrollView) -> CGFloat {
    guard let open = openOffset(of: scrollView) else { return y }
    let bar = navigationBar
    let title = bar.hasLargeTitle ? bar.largeTitleHeight : 0
    for (start, way) in [(0, bar.searchThatHides), (bar.searchThatHides, title)] {
      let distance = y - open - start
      if distance > 0, distance < way { return open + start + (distance < way / 2 ? 0 : way) }
    }
    return y
  }

  /// Returns the offset at which the large title and the search bar are fully expanded, or nil if the bar does not
  /// follow the scroll view.
  func openOffset(of scrollView: UIScrollView) -> CGFloat? {
    guard !isBarHidden, navigationBar.hasLargeTitle || navigationBar.searchThatHides > 0,
      let safeArea = barArea, scrollView === topViewController?.barScrollView(for: .top),
      scrollView.settledInset.top > scrollView.contentInset.top
    else { return nil }
    return -(safeArea.top + navigationBar.expandedHeight + scrollView.contentInset.top)
  }

  /// Returns the distance by which the content has scrolled up from its position below the expanded bar, or nil if
  /// the content has no insets yet.
  private func scrolledDistance(of scrollView: UIScrollView?, safeArea: UIEdgeInsets) -> CGFloat? {
    guard navigationBar.hasLargeTitle || navigationBar.searchThatHides > 0, let scrollView,
      scrollView.settledInset.top > scrollView.contentInset.top
    else { return nil }
    return scrollView.contentOffset.y + safeArea.top + navigationBar.expandedHeight + scrollView.contentInset.top
  }

  /// Whether the title is large. An `automatic` item uses the mode of the previous item in the stack; the first
  /// item's title is large.
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

  private func placeNavigationBar(in box: CGRect, safeArea: UIEdgeInsets, insets: inout UIEdgeInsets) {
    let bar = navigationBar
    bar.isHidden = isBarHidden && barOffset == nil
    guard !bar.isHidden else { return }
    bar.topExtension = safeArea.top
    let frame = CGRect(x: 0, y: safeArea.top, width: box.width, height: bar.barHeight + bar.stretch)
      .offsetBy(dx: barOffset?.dx ?? 0, dy: barOffset?.dy ?? 0)
    if bar.frame != frame { bar.frame = frame }
    if !isBarHidden { insets.top = safeArea.top + bar.barHeight }
  }

  // MARK: Toolbar

  private func placeToolbar(in box: CGRect, safeArea: UIEdgeInsets, insets: inout UIEdgeInsets) {
    toolbar.isHidden = isBottomBarHidden && toolbarOffset == nil
    guard !toolbar.isHidden else { return }
    // Glass floats above the bottom, and may cover the area of the home indicator.
    let isGlass = toolbar.traitCollection.isGlass
    let margin = isGlass ? GlassBarMetrics.bottomMargin(safeArea: safeArea) : safeArea.bottom
    toolbar.bottomExtension = margin
    if toolbar.items != topViewController?.toolbarItems { toolbar.items = topViewController?.toolbarItems }
    let y = box.height - margin - toolbar.rowHeight + (toolbarOffset ?? 0)
    let frame = CGRect(x: 0, y: y, width: box.width, height: toolbar.rowHeight)
    if toolbar.frame != frame { toolbar.frame = frame }
    if !isBottomBarHidden { insets.bottom = max(insets.bottom, margin + toolbar.rowHeight) }
    toolbar.background.edgeStyle = topViewController?.barScrollView(for: .bottom)?.edgeStyle(at: .bottom) ?? .automatic
    toolbar.isAtScrollEdge = topViewController?.hasContentUnderBottom(insets) != true
  }

  // MARK: Child

  /// Returns the insets that keep the child's frame clear of the bars. Zero if the child extends below the bars.
  private func childInsets(safeArea: UIEdgeInsets, bars: UIEdgeInsets) -> UIEdgeInsets {
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
