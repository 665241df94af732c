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

  func update(_ view: ScrollView<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.configure(view.axes, view.showsIndicators, environment)
    updateChild(view.content, environment)
    return self
  }

  override var isTransitionBoundary: Bool { true }

  override func childElementsDidChange() {
    element.setContent(child?.elements ?? [])
    setElements([element])
  }
}

/// The element of a scroll view and its content.
private final class ScrollElement: HostedElement {
  private let scrollView: HostedScrollView
  private var axes = Axis.Set.vertical
  private var elements: [LayoutElement] = []
  private var content = LayoutElement()

  /// The offset at which right-to-left content shows its leading edge, or nil before the first placement. The scroll view stays
  /// at this offset until the user scrolls.
  private var leadingOffset: CGFloat?

  private nonisolated(unsafe) let visiblePart = Viewport()
  override var viewport: Viewport? { visiblePart }

  init() {
    let scrollView = MainActor.assumeIsolated { HostedScrollView() }
    self.scrollView = scrollView
    super.init(scrollView)
    nonisolated(unsafe) let visiblePart = visiblePart
    MainActor.assumeIsolated {
      // Updates lazy containers after the scroll view has scrolled.
      scrollView.onScroll = { [weak scrollView] in
        guard let scrollView, visiblePart.scroll(to: scrollView.bounds) else { return }
        scrollView.enclosingHost?.setNeedsLayout()
      }
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
  func configure(_ axes: Axis.Set, _ showsIndicators: Bool, _ environment: EnvironmentValues) {
    environment.apply(to: scrollView)
    let options = environment.scrollOptions
    scrollView.showsVerticalScrollIndicator = showsIndicators && !options.hidesIndicators.contains(.vertical)
    scrollView.showsHorizontalScrollIndicator = showsIndicators && !options.hidesIndicators.contains(.horizontal)
    scrollView.isScrollEnabled = environment.isEnabled && !options.isDisabled
    scrollView.clipsToBounds = !options.isUnclipped
    visiblePart.margin = options.isUnclipped ? Self.unclippedMargin : 0
    scrollView.updateRefreshControl(environment.refresh)
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
    let own = inContainer(proposal) { content.size(offer(proposal)) }
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let growth = space.growth(of: frame, edges: .all, direction: .leftToRight)
    let whole = space.grown(frame)
    super.placeContent(in: whole, proposal: proposal, space: space)
    // As when measured. The frame is wider than the proposal if the content is.
    let offer = offer(
      ProposedViewSize(width: proposal.width ?? frame.width, height: proposal.height ?? frame.height))
    prepareViewport(ProposedViewSize(whole.size))
    let size = inContainer(ProposedViewSize(frame.size)) { content.size(offer) }
    let width = axes.contains(.horizontal) ? max(size.width, 0) : max(size.width, frame.width)
    let height = axes.contains(.vertical) ? max(size.height, 0) : max(size.height, frame.height)
    // Center content that is smaller than the scroll view on an axis that does not scroll.
    let x = axes.contains(.horizontal) ? 0 : (width - size.width) / 2
    let y = axes.contains(.vertical) ? 0 : (height - size.height) / 2
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let scrollView = scrollView
    let isMirrored = direction == .rightToLeft && axes.contains(.horizontal)
    let (leading, previous) = (isMirrored ? max(0, width - whole.width) : nil, leadingOffset)
    let insets = UIEdgeInsets(top: growth.top, left: growth.left, bottom: growth.bottom, right: growth.right)
    nonisolated(unsafe) var visible = CGRect.zero
    MainActor.assumeIsolated {
      scrollView.contentInsetAdjustmentBehavior = .never
      if scrollView.contentInset != insets {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.contentInset.top
        scrollView.contentInset = insets
        if isAtTop { scrollView.contentOffset.y = -insets.top }
      }
      if scrollView.contentSize != bounds.size { scrollView.contentSize = bounds.size }
      if let leading, scrollView.contentOffset.x == previous ?? scrollView.contentOffset.x {
        scrollView.contentOffset.x = leading
      }
      visible = scrollView.bounds
    }
    visiblePart.visible = visible
    leadingOffset = leading
    visiblePart.insets = EdgeInsets(top: growth.top, leading: growth.left, bottom: growth.bottom, trailing: growth.right)
    content.place(
      in: CGRect(origin: CGPoint(x: x, y: y), size: size), proposal: offer, space: LayoutSpace(bounds: bounds))
  }
}

/// The scroll view of a SwiftUI view. Reports each change of its bounds.
private final class HostedScrollView: UIScrollView {
  var onScroll: () -> Void = {}
  private var lastBounds = CGRect.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds != lastBounds else { return }
    lastBounds = bounds
    onScroll()
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
