// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The target of a scroll: the part of the content that is visible when scrolling ends.
public struct ScrollTarget: Hashable {
  /// The rectangle of the target in the content's coordinates, in points.
  public var rect: CGRect
  /// The anchor to which the target aligns in the visible region. Nil means the top leading corner.
  public var anchor: UnitPoint?
  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) { (self.rect, self.anchor) = (rect, anchor) }
}

/// The context in which a behavior updates the target of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content, in points per millisecond.
  ///
  /// - Note: Differs from SwiftUI: SwiftUI doesn't document the unit. This is the unit of `UIScrollViewDelegate`.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible region, without content insets, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  let scroller: Scroller?

  /// The value of an environment value.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A type that defines the positions at which scrolling ends.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The context of an update.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the target of a scroll. Called when the finger is lifted.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A behavior that aligns scrolling to pages of the size of the visible region. A gesture scrolls by at most one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}

  /// Changes the target to the start of a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = Self.page(
        from: start.x, to: target.rect.minX, velocity: context.velocity.dx, size: context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = Self.page(
        from: start.y, to: target.rect.minY, velocity: context.velocity.dy, size: context.containerSize.height)
    }
  }

  private static func page(from start: CGFloat, to end: CGFloat, velocity: CGFloat, size: CGFloat) -> CGFloat {
    guard size > 0, start.isFinite, end.isFinite else { return end }
    let first = (start / size).rounded()
    // A flick turns the page. A slow drag turns it if the next page is the nearer one.
    let wanted = abs(velocity) > 0.1 ? first + (velocity > 0 ? 1 : -1) : (end / size).rounded()
    return max(first - 1, min(wanted, first + 1)) * size
  }
}

/// A behavior that aligns scrolling to the views of a layout with `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the distance of one scroll gesture.
  public struct LimitBehavior: Sendable {
    enum Kind { case automatic, page, one, none }
    let kind: Kind
    /// Limits scrolling to one page if the horizontal size class is compact.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// Limits scrolling to one page.
    public static var always: LimitBehavior { LimitBehavior(kind: .page) }
    /// Limits scrolling to one page.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .page) }
    /// Limits scrolling to one view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// Does not limit scrolling.
    public static var never: LimitBehavior { LimitBehavior(kind: .none) }
  }
  private let limit: LimitBehavior

  /// Creates the behavior.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Changes the target to the view whose leading edge is nearest to the target's leading edge.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let frames = context.scroller?.targetFrames ?? []
    guard !frames.isEmpty else { return }
    let isMirrored = context.environment.layoutDirection == .rightToLeft
    if context.axes.contains(.vertical) {
      target.rect.origin.y = aligned(
        from: context.originalTarget.rect.minY, to: target.rect.minY, edges: frames.map(\.minY),
        room: context.containerSize.height, context)
    }
    if context.axes.contains(.horizontal) {
      let room = context.containerSize.width
      // In right-to-left layouts, the right edges of the views align with the right edge of the visible region.
      target.rect.origin.x = aligned(
        from: context.originalTarget.rect.minX, to: target.rect.minX,
        edges: frames.map { isMirrored ? $0.maxX - room : $0.minX }, room: room, context)
    }
  }

  private func aligned(
    from start: CGFloat, to end: CGFloat, edges: [CGFloat], room: CGFloat, _ context: TargetContext
  ) -> CGFloat {
    func nearest(_ place: CGFloat, _ edges: [CGFloat]) -> CGFloat? {
      edges.min { abs($0 - place) < abs($1 - place) }
    }
    let kind = limit.kind == .automatic ? (context.horizontalSizeClass == .regular ? .none : .page) : limit.kind
    let edges = edges.sorted()
    switch kind {
    case .page, .automatic:
      let reachable = edges.filter { abs($0 - start) <= room + 0.5 }
      return nearest(end, reachable.isEmpty ? edges : reachable) ?? end
    case .one:
      guard let first = nearest(start, edges), let index = edges.firstIndex(of: first) else { return end }
      let wanted = nearest(end, edges) ?? first
      if wanted > first { return edges[min(index + 1, edges.count - 1)] }
      return wanted < first ? edges[max(index - 1, 0)] : first
    case .none: return nearest(end, edges) ?? end
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns scrolling to pages.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns scrolling to views.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Returns a behavior that aligns scrolling to views, with a limit on the distance.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// A type-erased behavior that defines the positions at which scrolling ends.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  /// Creates a type-erased behavior.
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }
  /// Changes the target as the wrapped behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

// MARK: Targets

/// A node whose layout's views are scroll targets.
@MainActor
private protocol ScrollTargetNode: _ViewNode {
  var isTargetLayout: Bool { get }
}

private struct ScrollTargetLayoutModifier: NodeModifier {
  typealias Body = Never
  let isEnabled: Bool
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ScrollTargetLayoutNode(context)
  }
}

private final class ScrollTargetLayoutNode<Content: View>: ModifierNode<Content, ScrollTargetLayoutModifier>,
  ScrollTargetNode
{
  var isTargetLayout: Bool { modifier?.isEnabled ?? false }
}

extension Scroller {
  /// The nodes with a scroll target layout.
  private var targetNodes: [_ViewNode] {
    var result: [_ViewNode] = []
    node?.walk { node in
      guard let target = node as? any ScrollTargetNode, target.isTargetLayout else { return true }
      result.append(node)
      return false
    }
    return result
  }

  /// The frames of all scroll targets in the content's coordinates, in view order.
  var targetFrames: [CGRect] {
    targetNodes.flatMap(\.elements).flatMap { element -> [LayoutElement] in
      var element = element
      while let wrapper = element as? WrapperElement { element = wrapper.child }
      let parts = (element as? any DisplayContainer)?.displayedElements ?? element.displayChildren
      return parts.isEmpty ? [element] : parts
    }
    .map { $0.frame(inHost: scrollView) }
  }

  /// The scroll targets that have an identifier of a type, in view order, with their frames in the content's
  /// coordinates. Without a scroll target layout, all identified views of the content are targets.
  func identifiedTargets<ID: Hashable>(_ type: ID.Type) -> [(id: ID, frame: CGRect)] {
    var result: [(ID, CGRect)] = []
    let targets = targetNodes
    for root in targets.isEmpty ? node.map({ [$0] }) ?? [] : targets {
      var known: [ObjectIdentifier: ID] = [:]
      root.walk { node in
        if let id = known[ObjectIdentifier(node)], let first = node.elements.first {
          let frame = node.elements.dropFirst().reduce(first.frame(inHost: scrollView)) {
            $0.union($1.frame(inHost: scrollView))
          }
          result.append((id, frame))
          return false
        }
        for (id, child) in (node as? any IdentifyingNode)?.identifiedChildren ?? [] {
          if let id = id.base as? ID { known[ObjectIdentifier(child)] = id }
        }
        return true
      }
    }
    return result
  }

  /// Returns the identifier of the target whose anchor is nearest to the same anchor of the visible region. Nil means
  /// the top leading corner.
  func nearestTarget<ID: Hashable>(_ type: ID.Type, anchor: UnitPoint?) -> ID? {
    let (visible, anchor) = (visibleRect, anchor ?? .topLeading)
    let unitX = element?.direction == .rightToLeft ? 1 - anchor.x : anchor.x
    func distance(_ frame: CGRect) -> CGFloat {
      let x = frame.minX + frame.width * unitX - visible.minX - visible.width * unitX
      let y = frame.minY + frame.height * anchor.y - visible.minY - visible.height * anchor.y
      return max(axes.contains(.horizontal) ? abs(x) : 0, axes.contains(.vertical) ? abs(y) : 0)
    }
    return identifiedTargets(type).map { ($0.id, distance($0.frame)) }.min { $0.1 < $1.1 }?.0
  }
}

extension View {
  /// Makes the views of a layout, such as a stack, scroll targets. `scrollTargetBehavior(_:)` aligns scrolling to them,
  /// and `scrollPosition(id:anchor:)` reads their identifiers.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Sets the behavior that determines the positions at which scrolling ends.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
}
