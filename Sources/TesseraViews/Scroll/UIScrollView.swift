// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view of content that may be larger than the view. `bounds.origin` is the content offset, so that scrolling changes
// only one point. This file contains the state and the overridable members. Insets and scrolling are in the extensions,
// and Auto Layout is in AutoLayout/LayoutEngine+Scrolling.swift.
//
//        contentInset.top ┌───────────────┐ ◄─ minimum offset: -adjustedContentInset.top
//                         ├───────────────┤ ◄─ 0, the content's origin
//   bounds.origin.y ─► ┌──┼───────────────┼──┐
//                      │  │    content    │  │ visible part
//                      └──┼───────────────┼──┘
//                         └───────────────┘

public import Foundation

/// A view that shows a part of content larger than itself.
///
/// With a running ``AnimationClock`` animated scrolling takes 0.3 seconds, flicked content decelerates, and indicators are
/// visible while content moves. In a still image all motion has ended, and indicators have faded.
///
/// - Note: Differs from UIKit: zoom changes are immediate.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// The storage of `delegate`, which subclasses such as `UITableView` redeclare with a narrower type.
  public weak var scrollDelegateStorage: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  private var sizeStorage: CGSize = .zero
  private var zoomStorage: CGFloat = 1
  var contentGuideStorage: ContentAreaGuide?
  var frameGuideStorage: UILayoutGuide?
  /// The last reported insets.
  var settledInset: UIEdgeInsets = .zero
  /// The insets that the offset was last adjusted for.
  var followedInset: UIEdgeInsets = .zero
  /// The closed height, at that time, of bars that follow the offset, or nil if there were none.
  var settledClosedHeight: CGFloat?
  /// The content, bounds and insets that the offset was last clamped for.
  var settledRange: ScrollRange?
  private var panStorage: ScrollPan?
  var dragInProgress: ScrollDrag?
  var motion: ScrollMotion?
  /// Whether changes of the offset belong to the motion.
  var keepsMotion = false
  var indicators: ScrollIndicators?

  /// Creates a scroll view that clips its subviews and is scrolled to the content's origin.
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

  /// The size of the content in points. Layout sets it if constraints determine the content's size.
  ///
  /// - Note: Differs from UIKit: a component that is NaN or infinite counts as 0.
  open var contentSize: CGSize {
    get { sizeStorage }
    set {
      guard KeyValues.areObserved else { return setExplicitContentSize(newValue) }
      KeyValues.change(self, key: "contentSize") { setExplicitContentSize(newValue) }
    }
  }

  /// The content's point at the top left of the view: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion != nil, !keepsMotion { endMotion() }
      followedInset = settledInset
      guard KeyValues.areObserved else { return setOffset(newValue) }
      KeyValues.change(self, key: "contentOffset") { setOffset(newValue) }
    }
  }

  /// Scrolls the content. The offset may be outside of the content.
  ///
  /// If `animated` is `true` and a clock runs, the content moves in 0.3 seconds, eased in and out, and
  /// `scrollViewDidEndScrollingAnimation` is called at the end. Without a clock the change is immediate, and the method is
  /// called before this one returns. Another change of the offset ends the animation without notifying the delegate.
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

  /// Scrolls by the smallest distance that shows a rectangle in content coordinates. Does nothing if all of it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Insets

  /// The additional space around the content, in points, which can be scrolled to. Zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "contentInset") } }
    didSet {
      // The offset follows a larger inset at the next layout, and a smaller inset immediately.
      let isSmaller = contentInset.top < oldValue.top || contentInset.left < oldValue.left
      if contentInset != oldValue { insetsDidChange(movesContent: isSmaller) }
      if KeyValues.areObserved { KeyValues.didChange(self, "contentInset") }
    }
  }
  /// `contentInset`, the safe area's contribution, and 60 points at the top while the refresh control refreshes.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemContentInset) }
  /// Called after `adjustedContentInset` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}
  /// The edges of the safe area that inset the content. `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { insetsDidChange() } }
  /// Whether indicators avoid the safe area as the content does. `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the vertical indicator from the edges, in points. Zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the horizontal indicator from the edges, in points. Zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of both indicators. The getter returns those of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Layout guides

  /// The content's area. Constraints from the content to all its edges determine `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentAreaGuide }
  /// The scroll view's frame, for subviews that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Behavior

  /// Whether the user can scroll. Code always can. `true` by default.
  open var isScrollEnabled = true
  /// Whether a drag ends at a multiple of the view's size, at most one page from its start. `false` by default.
  open var isPagingEnabled = false
  /// Whether a drag follows only its initial axis. `false` by default.
  open var isDirectionalLockEnabled = false
  /// Whether content can be dragged beyond its ends, with increasing resistance. `true` by default.
  open var bounces = true
  /// Whether content that is not higher than the view can be dragged vertically. `false` by default.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether content that is not wider than the view can be dragged horizontally. `false` by default.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether a tap on the status bar scrolls to the top. `true` by default. If a window shows several such scroll views, the
  /// tap scrolls none, as in UIKit.
  open var scrollsToTop = true
  /// Whether the vertical indicator is shown while content higher than the view moves on a clock. `true` by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown while content wider than the view moves on a clock. `true` by default.
  open var showsHorizontalScrollIndicator = true
  /// The fading of content below bars at the top. Stored only.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The fading of content below bars at the bottom. Stored only.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The fading of content at the left edge. Stored only.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The fading of content at the right edge. Stored only.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
  /// The color of the indicators. `.default` by default.
  open var indicatorStyle: IndicatorStyle = .default
  /// The mode in which a drag dismisses the keyboard. All modes except `.none`, the default, end editing when a drag begins.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The display of the index of a table or collection view. `.automatic` by default.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// The rate of deceleration after a flick. `.normal` by default.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether the content receives a touch only after the finger has rested for 0.15 seconds. `true` by default.
  open var delaysContentTouches = true
  /// Whether a drag may cancel a touch that the content has received. `true` by default.
  open var canCancelContentTouches = true
  /// Whether the content is being touched.
  open var isTracking: Bool { panStorage.map { $0.numberOfTouches > 0 } ?? false }
  /// Whether the content is being dragged.
  open var isDragging: Bool { dragInProgress != nil }
  /// Whether the content is decelerating after a flick. Always `false` without a clock, when it stops immediately.
  open var isDecelerating: Bool { motion?.isThrown ?? false }

  // MARK: Touches

  /// The recognizer of drags. Created lazily.
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

  /// Returns whether a drag cancels a touch that a view has received. `true` except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows the indicators for a moment. Without a running clock they have already faded.
  open func flashScrollIndicators() { showIndicators() }
  @_spi(Tessera) open override func touchWillBegin() {
    super.touchWillBegin()
    stopAtCurrentOffset()
  }

  // MARK: Refreshing

  /// The refresh control, which a pull starts. Nil by default.
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

  /// The minimum `zoomScale`. 1 by default.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// The maximum `zoomScale`. 1 by default, which disables zooming in.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
  /// Whether zooming bounces at the limits. Stored only: zooming stops at the limits. `true` by default.
  open var bouncesZoom = true
  /// The recognizer of zooming with two fingers, or nil if the limits do not permit zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  var pinch: ScrollPinch?
  /// Whether the user is zooming.
  open var isZooming: Bool { pinch?.isZooming ?? false }
  /// Always `false`: zooming never exceeds the limits.
  open var isZoomBouncing: Bool { false }
  /// The scale of the delegate's `viewForZooming(in:)`, clamped to the minimum and maximum. 1 by default.
  ///
  /// Does nothing without a view to zoom. A scale of NaN means 1.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set {
      guard KeyValues.areObserved else { return setZoom(newValue) }
      KeyValues.change(self, key: "zoomScale") { setZoom(newValue) }
    }
  }
  /// Sets `zoomScale` immediately. `animated` is ignored.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms immediately until a rectangle in the zoomed view's coordinates fills the scroll view, and centers it.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    applySolvedContentSize()
    followInset()
    clampOffset()
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
  @_spi(Tessera) open override var viewInspector: AnyViewInspector {
    AnyViewInspector(PlainScrollInspector(view: self))
  }
  override var safeAreaForSubviews: UIEdgeInsets { unconsumedSafeArea }

  /// Called when the delegate was set through any type.
  @_spi(Tessera) open func scrollDelegateDidChange() {}
  /// Called after a change of the offset, before the delegate is notified.
  @_spi(Tessera) open func didScroll() {}
  /// Returns the target of a drag, given the proposed offset. Called before the delegate. The velocity is in points per
  /// millisecond.
  @_spi(Tessera) open func dragTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Returns whether a drag that is about to begin moves something other than the content. `start` is in the scroll view's
  /// coordinates.
  @_spi(Tessera) open func interceptsDrag(from start: CGPoint, translation moved: CGPoint) -> Bool { false }
  /// Called for each step of a drag that does not move the content.
  @_spi(Tessera) open func updateInterceptedDrag(_ pan: UIPanGestureRecognizer) {}
  /// Called when the content is about to be dragged, before the delegate is notified.
  @_spi(Tessera) open func contentDragBegins() {}

  // MARK: Storage

  func setContentSize(_ size: CGSize) {
    guard size != sizeStorage else { return }
    if KeyValues.areObserved {
      KeyValues.change(self, key: nil, affecting: ["contentSize"]) { sizeStorage = size }
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
