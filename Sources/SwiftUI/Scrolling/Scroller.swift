// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The scroll view of a SwiftUI container, its movement, and the modifiers that observe or control it.
@MainActor
final class Scroller: NSObject, UIScrollViewDelegate, ContentScroller {
  let scrollView: HostedScrollView
  var scrollingView: UIScrollView { scrollView }
  /// The node of the scroll view, whose descendants are the content.
  weak var node: _ViewNode?
  weak var element: LayoutElement?
  var axes = Axis.Set.vertical
  /// The behavior that adjusts the offset at which a drag ends.
  var behavior: (any ScrollTargetBehavior)?
  private(set) var links: [ScrollLink] = []
  /// The connection to the tab bar below the scroll view.
  var tabBarLink: TabBarLink?
  private(set) var phase = ScrollPhase.idle
  /// The velocity of the content when the finger was lifted, in points per millisecond.
  private(set) var velocity = CGVector(dx: 0, dy: 0)
  /// The offset at the beginning of the current drag.
  private var dragStart = CGPoint.zero
  private var depth = 0

  /// Whether a change of the layout is currently moving the content, so that the movement is not a scroll.
  var isSettling: Bool { depth > 0 || scrollView.isSettling }

  init(_ scrollView: HostedScrollView) {
    self.scrollView = scrollView
    super.init()
    scrollView.delegate = self
  }

  /// Performs a change of the layout that may move the content.
  func settling(_ change: () -> Void) {
    depth += 1
    defer { depth -= 1 }
    change()
  }

  /// Connects modifiers of enclosing views. A modifier controls the first scroll view inside it.
  func connect(_ new: [ScrollLink]) {
    guard !new.isEmpty || !links.isEmpty else { return }
    for link in links where link.scroller === self && !new.contains(link) { link.scroller = nil }
    links = new.filter { $0.scroller == nil || $0.scroller === self }
    for link in links { link.scroller = self }
  }

  // MARK: Geometry

  /// The insets of the visible region, which bars and content margins reduce.
  var insets: UIEdgeInsets { scrollView.adjustedContentInset }

  /// The visible region in the coordinates of the content, without the insets.
  var visibleRect: CGRect { scrollView.bounds.inset(by: insets) }

  /// The minimum and the maximum offset.
  var range: (least: CGPoint, greatest: CGPoint) {
    let (insets, size, content) = (insets, scrollView.bounds.size, scrollView.contentSize)
    let least = CGPoint(x: -insets.left, y: -insets.top)
    return (
      least,
      CGPoint(
        x: max(least.x, content.width + insets.right - size.width),
        y: max(least.y, content.height + insets.bottom - size.height))
    )
  }

  /// Returns the offset that aligns an anchor of the content with the same anchor of the visible region.
  func offset(for anchor: UnitPoint) -> CGPoint {
    let (least, greatest) = range
    func place(from low: CGFloat, to high: CGFloat, unit: CGFloat) -> CGFloat {
      low + (high - low) * (unit.isFinite ? min(max(unit, 0), 1) : 0)
    }
    let isMirrored = element?.direction == .rightToLeft
    return CGPoint(
      x: place(from: least.x, to: greatest.x, unit: isMirrored ? 1 - anchor.x : anchor.x),
      y: place(from: least.y, to: greatest.y, unit: anchor.y))
  }

  var geometry: ScrollGeometry {
    let insets = insets
    let isMirrored = element?.direction == .rightToLeft
    return ScrollGeometry(
      contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
      contentInsets: EdgeInsets(
        top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isMirrored ? insets.left : insets.right),
      containerSize: scrollView.bounds.size)
  }

  // MARK: Scrolling

  /// Scrolls to an offset within the range. Components that are not finite keep the current offset.
  ///
  /// Content with lazy containers scrolls immediately, because the views between the two offsets do not exist.
  func scroll(to offset: CGPoint, isAnimated: Bool) {
    let (least, greatest) = range
    let current = scrollView.contentOffset
    let target = CGPoint(
      x: offset.x.isFinite ? min(max(offset.x, least.x), greatest.x) : current.x,
      y: offset.y.isFinite ? min(max(offset.y, least.y), greatest.y) : current.y)
    guard target != current else { return }
    guard isAnimated, UIView.areAnimationsEnabled, element?.viewport?.hasLazyContent != true else {
      scrollView.setContentOffset(target, animated: false)
      return
    }
    setPhase(.animating)
    scrollView.setContentOffset(target, animated: true)
  }

  /// Scrolls to a rectangle of the content. An anchor aligns a point of the rectangle with the same point of the visible
  /// region. Without an anchor, the content moves by the smallest distance that makes the rectangle visible.
  func scroll(to rect: CGRect, anchor: UnitPoint?, isAnimated: Bool) {
    let isMirrored = element?.direction == .rightToLeft
    scroll(
      to: scrollView.offset(showing: rect, anchor: anchor, axes: axes, isMirrored: isMirrored), isAnimated: isAnimated)
  }

  // MARK: Delegate

  private func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    for link in links { link.phaseDidChange(from: old, to: new, self) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if axes.contains(.vertical) { tabBarLink?.onScroll(scrollView) }
    guard let graph = node?.graph else { return }
    if !isSettling {
      for link in links { link.didScroll(self) }
    }
    graph.contentDidScroll()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = scrollView.contentOffset
    velocity = CGVector(dx: 0, dy: 0)
    setPhase(.interacting)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = CGVector(dx: velocity.x, dy: velocity.y)
    guard let behavior, let node else { return }
    let insets = insets
    func target(_ offset: CGPoint) -> ScrollTarget {
      ScrollTarget(
        rect: CGRect(
          origin: CGPoint(x: offset.x + insets.left, y: offset.y + insets.top), size: visibleRect.size))
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: target(dragStart), velocity: self.velocity, contentSize: scrollView.contentSize,
      containerSize: visibleRect.size, axes: axes, environment: node.environment, scroller: self)
    var result = target(targetContentOffset.pointee)
    behavior.updateTarget(&result, context: context)
    let anchor = result.anchor ?? .topLeading
    func origin(_ start: CGFloat, length: CGFloat, room: CGFloat, unit: CGFloat) -> CGFloat {
      start + (length - room) * unit
    }
    let offset = CGPoint(
      x: origin(result.rect.minX, length: result.rect.width, room: visibleRect.width, unit: anchor.x) - insets.left,
      y: origin(result.rect.minY, length: result.rect.height, room: visibleRect.height, unit: anchor.y) - insets.top)
    let (least, greatest) = range
    // An offset that is not finite would stop the content where it is.
    if offset.x.isFinite { targetContentOffset.pointee.x = min(max(offset.x, least.x), greatest.x) }
    if offset.y.isFinite { targetContentOffset.pointee.y = min(max(offset.y, least.y), greatest.y) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    setPhase(decelerate ? .decelerating : .idle)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(.idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { setPhase(.idle) }
}

extension UIScrollView {
  /// Returns the offset that shows a rectangle of the content. An anchor aligns a point of the rectangle with the same point
  /// of the visible region. Without an anchor, the content moves by the smallest distance that makes the rectangle visible.
  func offset(showing rect: CGRect, anchor: UnitPoint?, axes: Axis.Set, isMirrored: Bool) -> CGPoint {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    func aligned(_ span: (low: CGFloat, length: CGFloat), in region: (start: CGFloat, room: CGFloat), unit: CGFloat?)
      -> CGFloat
    {
      let ((low, length), (start, room)) = (span, region)
      if let unit { return unit.isFinite ? low + length * unit - room * unit : low }
      if low >= start, low + length <= start + room { return start }
      if low < start || length > room { return low }
      return low + length - room
    }
    let unitX = anchor.map { isMirrored ? 1 - $0.x : $0.x }
    var target = contentOffset
    if axes.contains(.horizontal) {
      target.x = aligned((rect.minX, rect.width), in: (visible.minX, visible.width), unit: unitX) - insets.left
    }
    if axes.contains(.vertical) {
      target.y = aligned((rect.minY, rect.height), in: (visible.minY, visible.height), unit: anchor?.y) - insets.top
    }
    return target
  }
}

/// A scroll view that tells movements caused by layout from scrolling.
final class HostedScrollView: UIScrollView {
  private(set) var isSettling = false
  /// Called during layout after the bounds have changed.
  var onScroll: () -> Void = {}
  private var lastBounds = CGRect.zero

  private func settling(_ body: () -> Void) {
    let outer = isSettling
    isSettling = true
    defer { isSettling = outer }
    body()
  }

  override func layoutSubviews() {
    settling { super.layoutSubviews() }
    guard bounds != lastBounds else { return }
    lastBounds = bounds
    onScroll()
  }
  override func safeAreaInsetsDidChange() { settling { super.safeAreaInsetsDidChange() } }
}

/// An element whose view scrolls.
protocol ScrollingElement: LayoutElement {
  @MainActor var scroller: Scroller { get }
}

extension LayoutElement {
  /// The innermost scroll view that contains the element and scrolls along an axis, or along any axis if nil.
  @MainActor
  func enclosingScroller(axis: Axis? = nil) -> Scroller? {
    var next = container
    while let element = next {
      if let scrolling = element as? any ScrollingElement {
        let scroller = scrolling.scroller
        if axis.map({ scroller.axes.contains($0 == .horizontal ? .horizontal : .vertical) }) ?? true { return scroller }
      }
      next = element.container
    }
    return nil
  }
}

extension ViewGraph {
  /// Called after the content of a scroll view has moved. Reevaluates views that depend on frames in outer spaces.
  func contentDidScroll() {
    for check in geometryChecks.values { check() }
    runScrollChecks()
  }

  /// Calls the observers of scrolling, in the order of their views.
  func runScrollChecks() {
    guard !scrollChecks.isEmpty else { return }
    for observer in scrollChecks.values.sorted(by: { $0.serial < $1.serial }) { observer.check() }
  }
}
