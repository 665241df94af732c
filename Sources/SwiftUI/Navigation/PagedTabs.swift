// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The values of a tab view's style.
struct TabStyle: Equatable {
  enum Dots: Equatable { case automatic, always, never }
  var isPaged = false
  var dots = Dots.automatic
}

private struct TabStyleKey: EnvironmentKey {
  static var defaultValue: TabStyle { TabStyle() }
}
private struct DotsBackgroundKey: EnvironmentKey {
  static var defaultValue: UIPageControl.BackgroundStyle { .automatic }
}

extension EnvironmentValues {
  var tabStyle: TabStyle {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
  /// The background of page indicators.
  var dotsBackground: UIPageControl.BackgroundStyle {
    get { self[DotsBackgroundKey.self] }
    set { self[DotsBackgroundKey.self] = newValue }
  }
}

/// The element of a tab view's pages, which are next to each other in a paging scroll view.
final class PagesElement: HostedElement {
  private let scrollView: PagingView
  private let control: UIPageControl
  /// The element of the page indicator.
  let dots: HostedElement
  private var pages: [LayoutElement] = []
  private var index = 0
  private var style = TabStyle()
  /// Called when the user turns to another page.
  var onSelect: @MainActor (Int) -> Void = { _ in }

  init() {
    let (scrollView, control) = MainActor.assumeIsolated { (PagingView(), UIPageControl()) }
    (self.scrollView, self.control) = (scrollView, control)
    dots = HostedElement(control)
    super.init(scrollView)
    nonisolated(unsafe) let element = self
    MainActor.assumeIsolated { element.connect() }
  }

  @MainActor
  private func connect() {
    scrollView.onPage = { [weak self] page in
      guard let self else { return }
      let page = mirrored(page: page)
      guard page != index, pages.indices.contains(page) else { return }
      index = page
      control.currentPage = page
      onSelect(page)
    }
    control.addAction(
      UIAction { [weak self] _ in
        guard let self, control.currentPage != index else { return }
        onSelect(control.currentPage)
      }, for: .valueChanged)
  }

  var showsDots: Bool {
    switch style.dots {
    case .automatic: pages.count > 1
    case .always: !pages.isEmpty
    case .never: false
    }
  }

  override var contents: [LayoutElement] { pages }

  @MainActor
  func configure(_ style: TabStyle, _ environment: EnvironmentValues) {
    self.style = style
    environment.apply(to: scrollView)
    environment.apply(to: control)
    control.backgroundStyle = environment.dotsBackground
  }

  /// Shows pages and turns to one of them.
  @MainActor
  func show(_ new: [LayoutElement], selecting index: Int, isAnimated: Bool) {
    if !new.elementsEqual(pages, by: ===) {
      pages = new
      for page in pages { page.container = self }
      invalidate()
    }
    let isOther = self.index != index
    self.index = index
    if control.numberOfPages != pages.count { control.numberOfPages = pages.count }
    if control.currentPage != index { control.currentPage = index }
    if isOther, isAnimated {
      turn(isAnimated: true)
    } else if !scrollView.isTurning {
      turn(isAnimated: false)
    }
  }

  /// Returns the position of a page from the left, or the page at a position.
  private func mirrored(page: Int) -> Int { direction == .rightToLeft ? pages.count - 1 - page : page }

  @MainActor
  private func turn(isAnimated: Bool) {
    guard !pages.isEmpty, scrollView.bounds.width > 0 else { return }
    let x = CGFloat(mirrored(page: index)) * scrollView.bounds.width
    if scrollView.contentOffset.x != x { scrollView.turn(to: x, isAnimated: isAnimated) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    super.placeContent(in: frame, proposal: proposal, space: space)
    let safe = space.safe.intersection(frame)
    let inner = (safe.isNull ? frame : safe).offsetBy(dx: -frame.minX, dy: -frame.minY)
    for (index, page) in pages.enumerated() {
      let left = CGFloat(mirrored(page: index)) * frame.width
      let bounds = CGRect(x: left, y: 0, width: frame.width, height: frame.height)
      let region = inner.offsetBy(dx: left, dy: 0)
      let size = page.size(ProposedViewSize(region.size))
      page.place(
        in: CGRect(
          x: region.midX - size.width / 2, y: region.midY - size.height / 2, width: size.width, height: size.height),
        proposal: ProposedViewSize(region.size), space: LayoutSpace(bounds: bounds, safe: region))
    }
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    MainActor.assumeIsolated {
      let scrollView = element.scrollView
      let size = CGSize(width: frame.width * CGFloat(element.pages.count), height: frame.height)
      if scrollView.isTurning, scrollView.contentSize == size { return }
      scrollView.settling {
        scrollView.contentSize = size
        element.turn(isAnimated: false)
      }
    }
  }

  /// Places the page indicator at the bottom of the pages.
  func placeDots(in frame: CGRect, space: LayoutSpace) {
    guard showsDots else { return }
    nonisolated(unsafe) let element = self
    let size = MainActor.assumeIsolated { element.control.size(forNumberOfPages: max(1, element.pages.count)) }
    let safe = space.safe.intersection(frame)
    let bottom = safe.isNull ? frame.maxY : safe.maxY
    let rect = CGRect(
      x: frame.midX - size.width / 2, y: bottom - size.height - 8, width: size.width, height: size.height)
    dots.scale = scale
    dots.place(in: rect, proposal: ProposedViewSize(rect.size), space: space)
  }
}

/// A paging scroll view that reports the page nearest to its center while it scrolls.
private final class PagingView: UIScrollView, UIScrollViewDelegate {
  /// Called with the position of a page from the left.
  var onPage: (Int) -> Void = { _ in }
  private var depth = 0
  /// Whether the pages move to a page that code has selected.
  private(set) var isTurning = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// Performs a change that moves the pages without turning to another one.
  func settling(_ change: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    change()
  }

  /// Moves to an offset without reporting the pages in between.
  func turn(to x: CGFloat, isAnimated: Bool) {
    settling {
      isTurning = isAnimated
      setContentOffset(CGPoint(x: x, y: 0), animated: isAnimated)
    }
  }

  override func layoutSubviews() { settling { super.layoutSubviews() } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard depth == 0, !isTurning, bounds.width > 0, contentOffset.x.isFinite else { return }
    let page = (contentOffset.x / bounds.width).rounded()
    if abs(page) < 1e6 { onPage(Int(page)) }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isTurning = false }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = false }
}
