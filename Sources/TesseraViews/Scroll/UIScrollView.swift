// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A window onto content that may be larger: `bounds.origin` is the content offset, so that scrolling moves nothing but
// one point. This file holds state and what subclasses override; insets and scrolling are in the extensions, the Auto
// Layout side in AutoLayout/LayoutEngine+Scrolling.swift.
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
/// With a running ``AnimationClock`` animated scrolling takes 0.3 seconds, thrown content slows down, and indicators show
/// while content moves. In a still picture everything has arrived, and indicators have faded.
///
/// - Note: Differs from UIKit: changes of the zoom arrive at once.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// Where `delegate` is kept, which subclasses such as `UITableView` declare again with a type of their own.
  public weak var scrollDelegateStorage: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  private var sizeStorage: CGSize = .zero
  private var zoomStorage: CGFloat = 1
  var contentGuideStorage: ContentAreaGuide?
  var frameGuideStorage: UILayoutGuide?
  /// The insets that have been reported.
  var settledInset: UIEdgeInsets = .zero
  /// The insets that the offset has been moved for.
  var followedInset: UIEdgeInsets = .zero
  /// By how much bars that follow the offset had closed then; nil where none followed.
  var settledClosedHeight: CGFloat?
  /// Content, bounds and insets that the offset has been brought into range for.
  var settledRange: ScrollRange?
  private var panStorage: ScrollPan?
  var dragInProgress: ScrollDrag?
  /// Content that moves by itself.
  var motion: ScrollMotion?
  /// Whether changes of the offset belong to the motion.
  var keepsMotion = false
  var indicators: ScrollIndicators?

  /// Clips its subviews and stands at the content's origin.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    coder.finishDecoding(self, at: UIScrollView.self)
  }

  // MARK: Content

  /// The size of the content in points. After layout it is what the content's constraints determine, where they do.
  ///
  /// - Note: Differs from UIKit: a component that is NaN or infinite counts as 0.
  open var contentSize: CGSize {
    get { sizeStorage }
    set {
      guard KeyValues.areObserved else { return setToldContentSize(newValue) }
      KeyValues.change(self, "contentSize") { setToldContentSize(newValue) }
    }
  }

  /// The content's point at the top left of the view: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion != nil, !keepsMotion { endMotion() }
      followedInset = settledInset
      guard KeyValues.areObserved else { return setOffset(newValue) }
      KeyValues.change(self, "contentOffset") { setOffset(newValue) }
    }
  }

  /// Moves the content. The offset may lie outside the content.
  ///
  /// Where `animated` is true and a clock runs, the content moves there in 0.3 seconds, eased in and out, and
  /// `scrollViewDidEndScrollingAnimation` is called at the end; without a clock it is there at once, and the method is called
  /// before this one returns. Another change of the offset ends the movement, and nobody is told.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    setOffset(contentOffset, animated: animated) { [weak self] in
      if let self, animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard KeyValues.areObserved else { return applyBounds(newValue) }
      layer.observedGeometry(view: "bounds") { applyBounds(newValue) }
    }
  }

  private func applyBounds(_ newBounds: CGRect) {
    let old = super.bounds.origin
    super.bounds = newBounds
    if super.bounds.origin != old { offsetDidChange() }
  }

  /// Scrolls as little as needed to show a rectangle in content coordinates. Does nothing where all of it shows
  /// already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated) }

  // MARK: Insets

  /// Room added around the content, in points, which the offset may show. Zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "contentInset") } }
    didSet {
      // The offset follows a larger inset at the next layout, a smaller one at once.
      let isSmaller = contentInset.top < oldValue.top || contentInset.left < oldValue.left
      if contentInset != oldValue { insetsDidChange(movesContent: isSmaller) }
      if KeyValues.areObserved { KeyValues.didChange(self, "contentInset") }
    }
  }
  /// `contentInset`, what the safe area adds to it, and 60 points at the top while the refresh control refreshes.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemContentInset) }
  /// Called after `adjustedContentInset` has changed, before the delegate is called.
  open func adjustedContentInsetDidChange() {}
  /// Which parts of the safe area inset the content. `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { insetsDidChange() } }
  /// Whether indicators keep out of the safe area where content does. True by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// How far the vertical indicator stays away from the edges. In points, zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// How far the horizontal indicator stays away from the edges. In points, zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Both indicators' insets; reading gives those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Layout guides

  /// The content's area. Constraints from the content to all its edges determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentAreaGuide }
  /// The scroll view's frame, for subviews that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Behaviour

  /// Whether a finger scrolls; code always does. True by default.
  open var isScrollEnabled = true
  /// Whether a drag ends at a multiple of the view's size, at most one page from where it began. False by default.
  open var isPagingEnabled = false
  /// Whether a drag follows only the axis along which it began. False by default.
  open var isDirectionalLockEnabled = false
  /// Whether a finger can drag content beyond its ends, where it follows ever less. True by default.
  open var bounces = true
  /// Whether a finger can drag content vertically that is no higher than the view. False by default.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether a finger can drag content horizontally that is no wider than the view. False by default.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether a tap on the status bar scrolls to the top. True by default. Where a window shows several such scroll views, the
  /// tap scrolls none, as in UIKit.
  open var scrollsToTop = true
  /// Whether the indicator at the side shows while content higher than the view moves, with a running clock. True by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the indicator at the bottom shows while content wider than the view moves, with a running clock. True by default.
  open var showsHorizontalScrollIndicator = true
  /// How content fades below bars at the top. Stored only.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// How content fades below bars at the bottom. Stored only.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// How content fades at the left. Stored only.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// How content fades at the right. Stored only.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
  /// The colour of the indicators. `.default` by default.
  open var indicatorStyle: IndicatorStyle = .default
  /// Whether a drag ends editing in the window; all modes but `.none` do, when it begins. `.none` by default.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Stored only: no index is ever shown.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// How far thrown content goes, and how fast it slows down. `.normal` by default.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether the content gets a touch only once the finger has rested for 0.15 seconds. True by default.
  open var delaysContentTouches = true
  /// Whether a drag may take a touch from content that has been told of it. True by default.
  open var canCancelContentTouches = true
  /// Whether a finger is on the content.
  open var isTracking: Bool { panStorage.map { $0.numberOfTouches > 0 } ?? false }
  /// Whether the content follows a finger.
  open var isDragging: Bool { dragInProgress != nil }
  /// Whether content moves on that was thrown. Without a clock it arrives at once, and this is false.
  open var isDecelerating: Bool { motion?.isThrown ?? false }

  // MARK: Touches

  /// The recognizer of drags. Made when first asked for.
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

  /// Whether a drag takes a touch from a view that has been told of it. True but for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows the indicators for a moment. Without a running clock they have faded already.
  open func flashScrollIndicators() { showIndicators() }
  @_spi(Tessera) open override func fingerWillComeDown() {
    super.fingerWillComeDown()
    catchContent()
  }

  // MARK: Refreshing

  /// The wheel above the content that a pull starts; nil, the default, for none.
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

  /// The least `zoomScale`. 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The greatest `zoomScale`. 1 by default, which forbids to zoom in.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Stored only: zooming ends at the limits. True by default.
  open var bouncesZoom = true
  /// Recognizes two fingers that zoom; nil where the limits leave nothing to zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  var pinch: ScrollPinch?
  /// Whether two fingers zoom now.
  open var isZooming: Bool { pinch?.isZooming ?? false }
  /// Always false: zooming never goes beyond the limits.
  open var isZoomBouncing: Bool { false }
  /// The scale of the delegate's `viewForZooming(in:)`, held between the least and the greatest. 1 by default.
  ///
  /// Does nothing without a view to zoom. A scale of NaN counts as 1.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set {
      guard KeyValues.areObserved else { return setZoom(newValue) }
      KeyValues.change(self, "zoomScale") { setZoom(newValue) }
    }
  }
  /// Sets `zoomScale` at once; `animated` is ignored.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms at once until a rectangle, in the zoomed view's coordinates, fills the scroll view, and moves it to the
  /// middle.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeSolvedContentSize()
    followInset()
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

  package override var layoutScrollView: (any LayoutScrollView)? { self }
  /// Scrolls by a page, if there is one in that direction.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }

  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .scrollView }
  @_spi(Tessera) open override var additionsToDescription: [String] {
    let number = ConstraintDescription.number
    let insets = adjustedContentInset
    let sides = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    return [
      "contentOffset: {\(number(contentOffset.x)), \(number(contentOffset.y))}",
      "contentSize: {\(number(contentSize.width)), \(number(contentSize.height))}",
      "adjustedContentInset: {\(sides)}",
    ]
  }
  @_spi(Tessera) open override var speaker: AnyViewSpeaker { AnyViewSpeaker(PlainScrollSpeaker(view: self)) }
  override var safeAreaForSubviews: UIEdgeInsets { unconsumedSafeArea }

  /// Called when the delegate was set through any type.
  @_spi(Tessera) open func scrollDelegateDidChange() {}
  /// Called after the offset changed, before the delegate is told.
  @_spi(Tessera) open func didScroll() {}
  /// Where dragging ends that would end at an offset; asked before the delegate. The velocity is in points per
  /// millisecond.
  @_spi(Tessera) open func dragTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether a drag that is about to begin moves something else than the content. It came down at a point of the
  /// scroll view's coordinates.
  @_spi(Tessera) open func takesDrag(from start: CGPoint, moved: CGPoint) -> Bool { false }
  /// Called for each step of a drag that was taken from the content.
  @_spi(Tessera) open func followTakenDrag(_ pan: UIPanGestureRecognizer) {}
  /// A finger begins to drag the content. Called before the delegate is told.
  @_spi(Tessera) open func contentDragBegins() {}

  // MARK: Storage

  func setContentSize(_ size: CGSize) {
    guard size != sizeStorage else { return }
    if KeyValues.areObserved {
      KeyValues.change(self, nil, affecting: ["contentSize"]) { sizeStorage = size }
    } else {
      sizeStorage = size
    }
    contentGuideStorage?.solvedFrame = CGRect(origin: .zero, size: size)
    insetsDidChange()
    setNeedsLayout()
  }

  func setZoomStorage(_ scale: CGFloat) { zoomStorage = scale }
}

extension UIScrollView: LayoutScrollView {
  package var layoutContentGuide: any ConstraintItem { contentLayoutGuide }
}
