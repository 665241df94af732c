// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A window onto content that may be larger: `bounds.origin` is the content offset, so that scrolling moves nothing but one
// point. This file holds state and what subclasses override; insets and scrolling are in the extensions, the Auto Layout
// side in AutoLayout/LayoutEngine+Scrolling.swift.
//
//        contentInset.top ┌───────────────┐ ◄─ least offset: -adjustedContentInset.top
//                         ├───────────────┤ ◄─ 0, the content's origin
//   bounds.origin.y ─► ┌──┼───────────────┼──┐
//                      │  │    content    │  │ what is seen
//                      └──┼───────────────┼──┘
//                         └───────────────┘

public import Foundation

/// A view that shows a part of content larger than itself.
///
/// - Note: Differs from UIKit: scroll indicators are never painted (UIKit fades them out when nothing scrolls, so that a
///   screen at rest has none), and animated scrolling arrives at once.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// Kept here for `delegate`, which subclasses such as `UITableView` declare again with their own type.
  public weak var scrollDelegateStorage: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  private var sizeStorage: CGSize = .zero
  private var zoomStorage: CGFloat = 1
  var contentGuideStorage: ContentAreaGuide?
  var frameGuideStorage: UILayoutGuide?
  /// The insets that the offset has been moved for.
  var settledInset: UIEdgeInsets = .zero
  /// Content, bounds and insets that the offset has been brought into range for.
  var settledRange: ScrollRange?
  private var panStorage: ScrollPan?
  var dragInProgress: ScrollDrag?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The size of the content in points. After layout it is what the content's constraints determine, where they do.
  ///
  /// - Note: Differs from UIKit: a component that is NaN or infinite counts as 0.
  open var contentSize: CGSize {
    get { sizeStorage }
    set { setToldContentSize(newValue) }
  }

  /// The content's point at the top left of the view: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Moves the content. The offset may lie outside the content, as in UIKit.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { offsetDidChange() }
    }
  }

  /// Scrolls as little as needed to show the rectangle, in content coordinates. Does nothing where it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Insets

  open var contentInset: UIEdgeInsets = .zero { didSet { if contentInset != oldValue { insetsDidChange() } } }
  /// The content inset and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemContentInset) }
  open func adjustedContentInsetDidChange() {}
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { insetsDidChange() } }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Both indicators' insets; reading gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Layout guides

  /// The content area: constrain the content to its edges, and its size is the content size.
  open var contentLayoutGuide: UILayoutGuide { contentAreaGuide }
  /// The frame, for what should not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Behaviour

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  open var scrollsToTop = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var indexDisplayMode: IndexDisplayMode = .automatic
  open var decelerationRate: DecelerationRate = .normal
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  /// Whether a finger is on the content.
  open var isTracking: Bool { panStorage.map { $0.numberOfTouches > 0 } ?? false }
  /// Whether the content follows a finger.
  open var isDragging: Bool { dragInProgress != nil }
  /// Never: content that was thrown arrives at once.
  open var isDecelerating: Bool { false }

  // MARK: Touches

  /// The recognizer of drags.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    if let panStorage { return panStorage }
    let pan = makePan()
    panStorage = pan
    addGestureRecognizer(pan)
    return pan
  }

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = panGestureRecognizer
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? ScrollPan, pan === panStorage else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return shouldBegin(pan)
  }

  /// Whether a drag takes a touch from a view that has been told of it. Not from controls, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open func flashScrollIndicators() {}

  // MARK: Refreshing

  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      insetsDidChange()
      setNeedsLayout()
    }
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  /// The scale of the delegate's `viewForZooming(in:)`, held between the least and greatest.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set { setZoom(newValue) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSolvedContentSize()
    settleOffset()
    placeRefreshControl()
  }

  @_spi(Tessera) open override func sizeDidChange() {
    super.sizeDidChange()
    insetsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  override var layoutScrollView: UIScrollView? { self }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(PlainScrollSpeaker(view: self)) }
  override var safeAreaForSubviews: UIEdgeInsets { unconsumedSafeArea }

  /// Called when the delegate was set through any type.
  @_spi(Tessera) open func scrollDelegateDidChange() {}
  /// Called after the offset changed, before the delegate is told.
  @_spi(Tessera) open func didScroll() {}

  // MARK: Storage

  func setContentSize(_ size: CGSize) {
    guard size != sizeStorage else { return }
    sizeStorage = size
    contentGuideStorage?.solvedFrame = CGRect(origin: .zero, size: size)
    insetsDidChange()
    setNeedsLayout()
  }

  func setZoomStorage(_ scale: CGFloat) { zoomStorage = scale }
}
