// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// A scrollable view.
public struct ScrollView<Content: View>: View {
  /// The scrollable axes.
  public var axes: Axis.Set
  /// Whether scroll indicators are shown.
  public var showsIndicators: Bool
  /// The content.
  public var content: Content

  /// Creates a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  /// The view has no body.
  public typealias Body = Never

  /// Creates or updates the scroll view's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: ScrollNode<Content>.self) { ScrollNode(context) }.update(view, context)
  }
}

private final class ScrollNode<Content: View>: WrapperNode {
  private let element = ScrollElement()
  private var contentEnvironment: EnvironmentValues?
  private var hasFlashed = false

  func update(_ view: ScrollView<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    let scroller = element.scroller
    (scroller.node, scroller.element, scroller.axes) = (self, element, view.axes)
    scroller.behavior = environment.scrollTargetBehavior
    scroller.tabBarLink = environment.tabBarLink
    scroller.connect(environment.scrollLinks)
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.configure(view.axes, showsIndicators: view.showsIndicators, in: environment)
    updateChild(view.content, innerEnvironment())
    flash()
    return self
  }

  /// Returns the environment without the values that apply only to this scroll view.
  private func innerEnvironment() -> EnvironmentValues {
    let options = environment.scrollOptions
    let isShared =
      environment.scrollLinks.isEmpty && environment.scrollTargetBehavior == nil && options == options.inherited
    if isShared { return environment }
    var inner = environment
    (inner.scrollLinks, inner.scrollTargetBehavior, inner.scrollOptions) = ([], nil, options.inherited)
    if let contentEnvironment, contentEnvironment.isEqual(to: inner) { return contentEnvironment }
    contentEnvironment = inner
    return inner
  }

  private func flash() {
    guard environment.scrollOptions.flashesOnAppear, !hasFlashed else { return }
    hasFlashed = true
    graph.afterLayout.append { [weak self] in self?.element.scroller.scrollView.flashScrollIndicators() }
  }

  override var isTransitionBoundary: Bool { true }

  override func childElementsDidChange() {
    element.setContent(child?.elements ?? [])
    setElements([element])
  }
}

/// The element of a scroll view and its content.
final class ScrollElement: HostedElement, ScrollingElement {
  let scroller: Scroller
  private var axes = Axis.Set.vertical
  private var elements: [LayoutElement] = []
  private var content = LayoutElement()
  private var margins = EdgeInsets()
  private var anchors = ScrollAnchors()
  /// The offset for the anchor of size changes at the last placement, or nil before the first one.
  private var anchoredOffset: CGPoint?

  /// The offset at which right-to-left content shows its leading edge, or nil before the first placement. The scroll view stays
  /// at this offset until the user scrolls.
  private var leadingOffset: CGFloat?

  private let visiblePart = Viewport()
  override var viewport: Viewport? { visiblePart }

  @MainActor
  init() {
    let scrollView = HostedScrollView()
    scroller = Scroller(scrollView)
    super.init(scrollView)
    // Updates lazy containers after the scroll view has scrolled.
    scrollView.onScroll = { [weak scrollView, visiblePart] in
      guard let scrollView, visiblePart.scroll(to: scrollView.bounds) else { return }
      scrollView.enclosingHost?.setNeedsLayout()
    }
  }

  /// The distance outside of an unclipped scroll view in which lazy containers create views.
  private static let unclippedMargin: CGFloat = 64

  /// Stores the visible rectangle before the content is measured for a proposal.
  private func prepareViewport(_ proposal: ProposedViewSize) {
    let size = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    visiblePart.axes = axes
    visiblePart.isUnlimited =
      axes.contains(.vertical) && size.height == .infinity || axes.contains(.horizontal) && size.width == .infinity
    if !visiblePart.isUnlimited { visiblePart.visible.size = size }
  }

  override var contents: [LayoutElement] { [content] }

  @MainActor
  func configure(_ axes: Axis.Set, showsIndicators: Bool, in environment: EnvironmentValues) {
    let scrollView = scroller.scrollView
    environment.apply(to: scrollView)
    let options = environment.scrollOptions
    scrollView.showsVerticalScrollIndicator = showsIndicators && !options.hidesIndicators.contains(.vertical)
    scrollView.showsHorizontalScrollIndicator = showsIndicators && !options.hidesIndicators.contains(.horizontal)
    scrollView.isScrollEnabled = environment.isEnabled && !options.isDisabled
    scrollView.clipsToBounds = !options.isUnclipped
    visiblePart.margin = options.isUnclipped ? Self.unclippedMargin : 0
    scrollView.updateRefreshControl(environment.refresh)
    scrollView.keyboardDismissMode = options.dismissMode
    options.edgeEffects.apply(to: scrollView, environment.layoutDirection)
    let bouncing = axes.subtracting(options.bouncesBySize)
    if scrollView.alwaysBounceVertical != bouncing.contains(.vertical) {
      scrollView.alwaysBounceVertical = bouncing.contains(.vertical)
    }
    if scrollView.alwaysBounceHorizontal != bouncing.contains(.horizontal) {
      scrollView.alwaysBounceHorizontal = bouncing.contains(.horizontal)
    }
    let indicatorInsets = options.indicatorMargins.resolved(environment.layoutDirection)
    if scrollView.scrollIndicatorInsets != indicatorInsets { scrollView.scrollIndicatorInsets = indicatorInsets }
    if margins != options.contentMargins || anchors != options.anchors {
      (margins, anchors) = (options.contentMargins, options.anchors)
      invalidate()
    }
    if axes != self.axes {
      self.axes = axes
      setContent(elements, always: true)
    }
  }

  /// Sets the content elements. If there are several, they are arranged in a column.
  func setContent(_ new: [LayoutElement], always: Bool = false) {
    guard always || !new.elementsEqual(elements, by: ===) else { return }
    elements = new
    content = new.count == 1 ? new[0] : LayoutContainerElement(VStackLayout(), children: new)
    content.container = self
    invalidate()
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  /// Returns a proposal for the region inside the content margins.
  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard margins != EdgeInsets() else { return proposal }
    return ProposedViewSize(
      width: proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  /// Measures content whose size can depend on the size of the scroll view.
  private func inContainer(_ proposal: ProposedViewSize, _ body: () -> CGSize) -> CGSize {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let body = body
    return MainActor.assumeIsolated {
      let outer = ContainerSize.current ?? .zero
      return ContainerSize.with(proposal.replacingUnspecifiedDimensions(by: outer)) { body() }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    prepareViewport(proposal)
    let proposal = inside(proposal)
    let own = inContainer(proposal) { content.size(offer(proposal)) }
    let size = CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
    return CGSize(
      width: size.width + margins.leading + margins.trailing, height: size.height + margins.top + margins.bottom)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let growth = space.growth(of: frame, edges: .all, direction: .leftToRight)
    let whole = space.grown(frame)
    super.placeContent(in: whole, proposal: proposal, space: space)
    // As when measured. The frame is wider than the proposal if the content is.
    let region = inside(ProposedViewSize(frame.size)).replacingUnspecifiedDimensions()
    let offer = offer(
      inside(ProposedViewSize(width: proposal.width ?? frame.width, height: proposal.height ?? frame.height)))
    prepareViewport(ProposedViewSize(whole.size))
    let size = inContainer(ProposedViewSize(region)) { content.size(offer) }
    let isAligned = anchors.alignment != nil
    let width = max(size.width, axes.contains(.horizontal) && !isAligned ? 0 : region.width)
    let height = max(size.height, axes.contains(.vertical) && !isAligned ? 0 : region.height)
    // Center content that is smaller than the scroll view on an axis that does not scroll.
    let alignment = anchors.alignment ?? .topLeading
    let unitX = direction == .rightToLeft ? 1 - alignment.x : alignment.x
    let x = (width - size.width) * (axes.contains(.horizontal) ? unitX : 0.5)
    let y = (height - size.height) * (axes.contains(.vertical) ? alignment.y : 0.5)
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let isMirrored = direction == .rightToLeft && axes.contains(.horizontal)
    let sides = margins.resolved(direction)
    let insets = UIEdgeInsets(
      top: growth.top + sides.top, left: growth.left + sides.left, bottom: growth.bottom + sides.bottom,
      right: growth.right + sides.right)
    let leading = isMirrored ? max(0, width + sides.left + sides.right - whole.width) - sides.left : nil
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    nonisolated(unsafe) var visible = CGRect.zero
    MainActor.assumeIsolated {
      element.scroller.settling {
        let scrollView = element.scroller.scrollView
        scrollView.setInsets(
          insets, pageInsets: growth, frame: whole, isVertical: element.axes.contains(.vertical))
        if scrollView.contentSize != bounds.size { scrollView.contentSize = bounds.size }
        element.keepLeadingEdge(leading)
        element.keepAnchor()
      }
      visible = element.scroller.scrollView.bounds
    }
    visiblePart.visible = visible
    visiblePart.insets = EdgeInsets(
      top: growth.top, leading: growth.left, bottom: growth.bottom, trailing: growth.right)
    content.place(
      in: CGRect(origin: CGPoint(x: x, y: y), size: size), proposal: offer, space: LayoutSpace(bounds: bounds))
  }

  /// Keeps right-to-left content at its leading edge until it is scrolled.
  @MainActor
  private func keepLeadingEdge(_ leading: CGFloat?) {
    let (scrollView, previous) = (scroller.scrollView, leadingOffset)
    if let leading, scrollView.contentOffset.x == previous ?? scrollView.contentOffset.x {
      scrollView.contentOffset.x = leading
    }
    leadingOffset = leading
  }

  /// Moves the content to its default anchor initially, and keeps it there when sizes change.
  @MainActor
  private func keepAnchor() {
    guard anchors != ScrollAnchors(), scroller.scrollView.bounds.size != .zero else { return }
    let current = scroller.scrollView.contentOffset
    if let last = anchoredOffset {
      if let anchor = anchors.sizeChanges {
        let wanted = scroller.offset(for: anchor)
        let x = axes.contains(.horizontal) && abs(current.x - last.x) < 1 ? wanted.x : current.x
        let y = axes.contains(.vertical) && abs(current.y - last.y) < 1 ? wanted.y : current.y
        scroller.scroll(to: CGPoint(x: x, y: y), isAnimated: false)
      }
    } else if let anchor = anchors.initial {
      let wanted = scroller.offset(for: anchor)
      scroller.scroll(
        to: CGPoint(
          x: axes.contains(.horizontal) ? wanted.x : current.x, y: axes.contains(.vertical) ? wanted.y : current.y),
        isAnimated: false)
    }
    anchoredOffset = scroller.offset(for: anchors.sizeChanges ?? anchors.initial ?? .topLeading)
  }
}

extension UIView {
  /// The hosting view that contains the view.
  var enclosingHost: HostingView? {
    var next = superview
    while let view = next {
      if let host = view as? HostingView { return host }
      next = view.superview
    }
    return nil
  }
}
