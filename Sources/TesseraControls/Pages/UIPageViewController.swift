// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A page view controller shows one page, or two pages of an open book. Scrolling pages are in a scroll view with
// space for three pages:
//
//     ┌─────────┬─────────┬─────────┐
//     │ before  │ showing │ after   │   content offset at rest: one page
//     └─────────┴─────────┴─────────┘
//
// Curling pages are in a plain view. UIPageViewController+Turning.swift implements turns, and
// UIPageViewController+Fingers.swift implements gestures.

public import Foundation
@_spi(Tessera) public import TesseraViews

/// A container of pages that the user or the app turns.
///
/// - Note: Differs from UIKit: pages with the `pageCurl` style are folded along a straight line, and a gradient
///   suggests the bend. A page that is scrolled by a finger snaps into place immediately when the finger is lifted.
open class UIPageViewController: UIViewController {
  private(set) var style = TransitionStyle.pageCurl
  private(set) var orientation = NavigationOrientation.horizontal
  private var spine = SpineLocation.min
  var spacing: CGFloat = 0
  var shown: [UIViewController] = []
  var turn: PageTurn?
  /// The neighboring pages that the data source returned for the current touch.
  var neighbors: [NavigationDirection: [UIViewController]] = [:]
  var scrollView: PageScrollView?
  private(set) var pageControl: UIPageControl?
  /// The index of the highlighted dot in the page control.
  private(set) var shownIndex = 0
  private var curlRecognizers: [UIGestureRecognizer] = []

  /// The delegate, which is notified when the user turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source of the pages that the user turns to. If nil, the default, the user can't turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updatePageControl() } }
  /// Whether curling pages have two sides. If true, every second page from the data source is the back of the
  /// preceding page and is not shown as a front page. Always `true` for a spine in the middle; otherwise, `false` by
  /// default.
  open var isDoubleSided = false

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The transition style.
  ///   - navigationOrientation: The axis along which the pages are arranged.
  ///   - options: The spine location of curling pages, `.min` by default, or the spacing between scrolling pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    setUp(style, navigationOrientation, spine: options?.spine, spacing: options?.spacing ?? 0)
  }

  /// Creates a controller with horizontally curling pages and a spine at the left edge.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UIPageViewController.self)
  }

  func setUp(
    _ style: TransitionStyle, _ orientation: NavigationOrientation, spine: SpineLocation?, spacing: CGFloat
  ) {
    (self.style, self.orientation) = (style, orientation)
    self.spacing = style == .scroll ? spacing : 0
    self.spine = style == .scroll ? .none : spine.flatMap { $0 == .none ? nil : $0 } ?? .min
    if self.spine == .mid { isDoubleSided = true }
  }

  // MARK: Values

  /// The transition style.
  open var transitionStyle: TransitionStyle { style }
  /// The axis along which the pages are arranged.
  open var navigationOrientation: NavigationOrientation { orientation }
  /// The spine location of curling pages; `.none` for scrolling pages.
  open var spineLocation: SpineLocation { spine }
  /// The visible pages: one page, or two if the spine is in the middle; nil until pages are set.
  open var viewControllers: [UIViewController]? { shown.isEmpty ? nil : shown }
  /// The pan and tap gesture recognizers that turn curling pages. Empty for scrolling pages, which are turned by the
  /// scroll view's recognizers.
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return curlRecognizers
  }

  var isVertical: Bool { orientation == .vertical }
  /// Whether the next page is to the left of the current page.
  var isMirrored: Bool { !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Shows other pages. The completion handler is called with `true` when the pages are visible: immediately, or
  /// after 0.3 seconds if `animated` is `true` and an animation clock is running. Traps unless there is one page, or
  /// two if the spine is in the middle or the pages are double-sided.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let wanted = spine == .mid ? 2 : 1
    guard pages.count == wanted || (pages.count == 2 && isDoubleSided) else {
      raise(
        "NSInvalidArgumentException",
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(wanted)) for the "
          + "requested transition. Pass that many.")
    }
    // If pages are double-sided, the second page is the back of the first page. It is not shown, because the front
    // shows through the translucent paper instead.
    setPages(Array(pages.prefix(wanted)), direction: direction, animated: animated, completion: completion)
    updatePageControl()
  }

  // MARK: View

  open override func loadView() {
    let container = PageContainerView(frame: UIScreen.main.bounds)
    container.clipsToBounds = true
    container.onLayout = { [weak self] in self?.layoutPages() }
    view = container
    if style == .scroll {
      let scrollView = PageScrollView(self)
      scrollView.alwaysBounceHorizontal = !isVertical
      scrollView.alwaysBounceVertical = isVertical
      self.scrollView = scrollView
      container.addSubview(scrollView)
    } else {
      curlRecognizers = makeCurlRecognizers()
      for recognizer in curlRecognizers { container.addGestureRecognizer(recognizer) }
    }
    for controller in shown { pageHost?.addSubview(controller.view) }
    updatePageControl()
  }

  var pageHost: UIView? { scrollView ?? viewIfLoaded }

  private func layoutPages() {
    guard let view = viewIfLoaded else { return }
    if let scrollView {
      let frame = isVertical ? pageArea.insetBy(dx: 0, dy: -spacing / 2) : pageArea.insetBy(dx: -spacing / 2, dy: 0)
      if scrollView.frame != frame { scrollView.frame = frame }
      let size = scrollView.bounds.size
      scrollView.contentSize =
        isVertical
        ? CGSize(width: size.width, height: size.height * 3) : CGSize(width: size.width * 3, height: size.height)
    }
    if let pageControl {
      let frame = CGRect(x: 0, y: pageArea.maxY, width: view.bounds.width, height: Self.indicatorHeight)
      if pageControl.frame != frame { pageControl.frame = frame }
    }
    // During a turn, the turn sets the pages' frames.
    if turn == nil, scrollView?.isDragging != true { placeRestingPages() }
  }

  /// The frame of the pages in the view's coordinate system: the view's bounds without the page control at the
  /// bottom.
  var pageArea: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    guard pageControl != nil else { return view.bounds }
    let height = max(0, view.bounds.height - view.safeAreaInsets.bottom - Self.indicatorHeight)
    return CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
  }

  // MARK: Dots

  /// The page control's height. Approximates iOS; not measured.
  private static let indicatorHeight: CGFloat = 37

  private func updatePageControl() {
    guard isViewLoaded, style == .scroll, !isVertical, !shown.isEmpty else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard count > 0 else {
      guard pageControl != nil else { return }
      pageControl?.removeFromSuperview()
      pageControl = nil
      return view.setNeedsLayout()
    }
    let control = pageControl ?? makePageControl()
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    shownIndex = control.currentPage
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
    pageControl = control
    view.addSubview(control)
    view.setNeedsLayout()
    return control
  }

  /// Highlights the next or previous dot after a turn, wrapping around at the ends.
  func advancePageControl(toward direction: NavigationDirection) {
    guard let pageControl, pageControl.numberOfPages > 0 else { return }
    let count = pageControl.numberOfPages
    shownIndex = (shownIndex + (direction == .forward ? 1 : count - 1)) % count
    pageControl.currentPage = shownIndex
  }

  // MARK: Rotation

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard style == .pageCurl, let delegate, let old = viewIfLoaded?.bounds.size,
      (old.width > old.height) != (size.width > size.height)
    else { return }
    let asked = delegate.pageViewController(
      self, spineLocationFor: size.width > size.height ? .landscapeLeft : .portrait)
    guard asked != .none, asked != spine else { return }
    spine = asked
    if asked == .mid { isDoubleSided = true }
    viewIfLoaded?.setNeedsLayout()
  }

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { shown.first }
}
