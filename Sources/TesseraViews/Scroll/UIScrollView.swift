// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A view of content that may be larger than the view. `bounds.origin` is the content offset, so scrolling changes a
// single point. This file contains the state and the overridable members. Insets and scrolling are in extensions, and
// Auto Layout is in AutoLayout/LayoutEngine+Scrolling.swift.
//
//          contentInset.top ┌───────────────┐ ◄─ minimum offset: -adjustedContentInset.top
//                           ├───────────────┤ ◄─ 0, the content's origin
//     bounds.origin.y ─► ┌──┼───────────────┼──┐
//                        │  │    content    │  │ visible part
//                        └──┼───────────────┼──┘
//                           └───────────────┘

public import Foundation

/// A view that shows a part of content that may be larger than the view.
///
/// With a running ``AnimationClock``, animated scrolling takes 0.3 seconds, flicked content decelerates, and
/// indicators are visible while the content moves. In a still image, all movement has ended, and the indicators have
/// faded out.
///
/// - Note: Differs from UIKit: zoom changes are immediate.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// The storage of `delegate`, which subclasses such as `UITableView` redeclare with a narrower type.
  public weak var scrollDelegateStorage: (any UIScrollViewDelegate)? { didSet { scrollDelegateDidChange() } }
  private var sizeStorage: CGSize = .zero
  private var zoomStorage: CGFloat = 1
  var contentGuideStorage: ContentAreaGuide?
  var frameGuideStorage: UILayoutGuide?
  /// The most recently reported insets.
  var settledInset: UIEdgeInsets = .zero
  /// The insets for which the offset was last adjusted.
  var followedInset: UIEdgeInsets = .zero
  /// The collapsed height of bars that follow the offset, at the time of the last adjustment; nil if there were none.
  var settledClosedHeight: CGFloat?
  /// The content size, bounds and insets for which the offset was last clamped.
  var settledRange: ScrollRange?
  private var panStorage: ScrollPan?
  var dragInProgress: ScrollDrag?
  var motion: ScrollMotion?
  /// Whether the movement itself is currently changing the offset, which must not end the movement.
  var keepsMotion = false
  var indicators: ScrollIndicators?
  /// The edge effects of views with a `UIScrollEdgeElementContainerInteraction`.
  var edgeElements: ScrollEdgeElements? { didSet { setNeedsLayout() } }

  /// Creates a scroll view that clips its subviews and shows the content's origin.
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

  /// The size of the content in points. Set by layout if constraints determine the content's size.
  ///
  /// - Note: Differs from UIKit: a component that is NaN or infinite counts as 0.
  open var contentSize: CGSize {
    get { sizeStorage }
    set {
      guard KeyValues.areObserved else { return setExplicitContentSize(newValue) }
      KeyValues.change(self, key: "contentSize") { setExplicitContentSize(newValue) }
    }
  }

  /// The point of the content at the view's top left corner, which is the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if motion != nil, !keepsMotion { endMotion() }
      followedInset = settledInset
      guard KeyValues.areObserved else { return setOffset(newValue) }
      KeyValues.change(self, key: "contentOffset") { setOffset(newValue) }
    }
  }

  /// Scrolls the content. The offset may be outside the content.
  ///
  /// If `animated` is `true` and a clock is running, the content moves in 0.3 seconds with an ease-in-out curve, and
  /// `scrollViewDidEndScrollingAnimation` is called at the end. Without a clock, the change is immediate, and
  /// `scrollViewDidEndScrollingAnimation` is called before this method returns. Another change of the offset ends the
  /// animation without notifying the delegate.
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

  /// Scrolls by the minimum distance that makes a rectangle visible. The rectangle is in the content's coordinates.
  /// Does nothing if the whole rectangle is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  // MARK: Insets

  /// The additional scrollable space around the content, in points. Zero by default.
  open var contentInset: UIEdgeInsets = .zero {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "contentInset") } }
    didSet {
      // A larger inset moves the content at the next layout, a smaller inset immediately.
      let isSmaller = contentInset.top < oldValue.top || contentInset.left < oldValue.left
      if contentInset != oldValue { insetsDidChange(movesContent: isSmaller) }
      if KeyValues.areObserved { KeyValues.didChange(self, "contentInset") }
    }
  }
  /// The sum of `contentInset`, the safe area's contribution, and a top inset of 60 points during a refresh.
  open var adjustedContentInset: UIEdgeInsets { contentInset.adding(systemContentInset) }
  /// Called after `adjustedContentInset` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}
  /// Determines how the safe area is added to the content inset. `.automatic` by default.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic { didSet { insetsDidChange() } }
  /// Whether the indicators are inset by the safe area like the content. `true` by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the vertical indicator from the edges, in points. Zero by default.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of the horizontal indicator from the edges, in points. Zero by default.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// The insets of both indicators. The getter returns the vertical indicator's insets.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  // MARK: Layout guides

  /// A layout guide for the content. Constraints between the content and all edges of this guide determine
  /// `contentSize`.
  open var contentLayoutGuide: UILayoutGuide { contentAreaGuide }
  /// A layout guide with the scroll view's frame, for subviews that do not scroll.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  // MARK: Behavior

  /// Whether the user can scroll. Does not affect programmatic scrolling. `true` by default.
  open var isScrollEnabled = true
  /// Whether a drag ends at a multiple of the view's size, at most one page from the start of the drag. `false` by
  /// default.
  open var isPagingEnabled = false
  /// Whether a drag is limited to its initial axis. `false` by default.
  open var isDirectionalLockEnabled = false
  /// Whether content can be dragged beyond its ends, with increasing resistance. `true` by default.
  open var bounces = true
  /// Whether content no taller than the view can be dragged vertically. `false` by default.
  open var alwaysBounceVertical = false { didSet { insetsDidChange() } }
  /// Whether content no wider than the view can be dragged horizontally. `false` by default.
  open var alwaysBounceHorizontal = false { didSet { insetsDidChange() } }
  /// Whether a tap on the status bar scrolls to the top. `true` by default. If a window shows several scroll views
  /// with the value `true`, the tap scrolls none of them, as in UIKit.
  open var scrollsToTop = true
  /// Whether the vertical indicator is shown while content taller than the view moves on a clock. `true` by default.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal indicator is shown while content wider than the view moves on a clock. `true` by default.
  open var showsHorizontalScrollIndicator = true
  /// The effect that fades content below bars at the top edge.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect that fades content below bars at the bottom edge.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect that fades content at the left edge. Stored only.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect that fades content at the right edge. Stored only.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
  /// The color of the indicators. `.default` by default.
  open var indicatorStyle: IndicatorStyle = .default
  /// The way in which a drag dismisses the keyboard. All modes except `.none`, the default, end editing when a drag
  /// begins.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// The visibility of a table's or collection view's index. `.automatic` by default.
  open var indexDisplayMode: IndexDisplayMode = .automatic
  /// The deceleration rate of flicked content. `.normal` by default.
  open var decelerationRate: DecelerationRate = .normal
  /// Whether a touch is delivered to the content only after the finger has rested for 0.15 seconds. `true` by
  /// default.
  open var delaysContentTouches = true
  /// Whether a drag may cancel a touch that was delivered to the content. `true` by default.
  open var canCancelContentTouches = true
  /// Whether the content is being touched.
  open var isTracking: Bool { panStorage.map { $0.numberOfTouches > 0 } ?? false }
  /// Whether the content is being dragged.
  open var isDragging: Bool { dragInProgress != nil }
  /// Whether the content is decelerating after a flick. Always `false` without a clock, because the content stops
  /// immediately.
  open var isDecelerating: Bool { motion?.isThrown ?? false }

  // MARK: Touches

  /// The recognizer that drags the content. Created on first use.
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

  /// Returns whether a drag cancels a touch that was delivered to a view. Returns `true` except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Shows the indicators briefly. Has no visible effect without a running clock.
  open func flashScrollIndicators() { showIndicators() }
  @_spi(Tessera) open override func touchWillBegin() {
    super.touchWillBegin()
    stopAtCurrentOffset()
  }

  // MARK: Refreshing

  /// The refresh control above the content. Pulling the content down starts a refresh. Nil by default.
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
  /// Whether zooming bounces at the limits. Stored but not used; zooming stops at the limits. `true` by default.
  open var bouncesZoom = true
  /// The recognizer of pinches that zoom the content; nil if the limits do not permit zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }
  var pinch: ScrollPinch?
  /// Whether the user is zooming.
  open var isZooming: Bool { pinch?.isZooming ?? false }
  /// Whether the zoom scale has exceeded the limits. Always `false`.
  open var isZoomBouncing: Bool { false }
  /// The scale of the view that the delegate's `viewForZooming(in:)` returns, clamped to the minimum and maximum. 1
  /// by default.
  ///
  /// Setting it has no effect if there is no view to zoom. NaN counts as 1.
  open var zoomScale: CGFloat {
    get { zoomStorage }
    set {
      guard KeyValues.areObserved else { return setZoom(newValue) }
      KeyValues.change(self, key: "zoomScale") { setZoom(newValue) }
    }
  }
  /// Sets `zoomScale` without animation. `animated` is ignored.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms without animation until a rectangle fits the scroll view, and centers it. The rectangle is in the zoomed
  /// view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(to: rect) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    applySolvedContentSize()
    followInset()
    clampOffset()
    placeRefreshControl()
    edgeElements?.place()
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
  /// Scrolls by one page, if there is a page in the given direction.
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

  /// Called when `delegate` is set, even through a subclass's narrower type.
  @_spi(Tessera) open func scrollDelegateDidChange() {}
  /// Called after the offset has changed, before the delegate is notified.
  @_spi(Tessera) open func didScroll() {}
  /// Returns the target offset of a drag, given the proposed offset. Called before the delegate. The velocity is in
  /// points per millisecond.
  @_spi(Tessera) open func dragTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Returns whether a drag that is about to begin should move something other than the content, such as a table's
  /// row. `start` is in the scroll view's coordinates.
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
