// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Modifiers that call an action when a scroll view moves, or when views become visible.

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset, in points.
  public var contentOffset: CGPoint
  /// The content size, in points.
  public var contentSize: CGSize
  /// The content insets, in points.
  public var contentInsets: EdgeInsets
  /// The scroll view's size, in points.
  public var containerSize: CGSize
  /// Creates a geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
  /// The visible rectangle of the content, without the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: bounds.minX + contentInsets.leading, y: bounds.minY + contentInsets.top,
      width: max(0, bounds.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, bounds.height - contentInsets.top - contentInsets.bottom))
  }
  /// The scroll view's bounds in the coordinates of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  static var zero: ScrollGeometry {
    ScrollGeometry(contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
  }
}

/// The state of a scroll gesture or animation.
@frozen
public enum ScrollPhase: Equatable, Sendable {
  /// The content rests.
  case idle
  /// A finger touches the content but has not moved it yet. Never reported, because drags are recognized at once.
  case tracking
  /// A finger drags the content.
  case interacting
  /// The content continues to move after the finger was lifted.
  case decelerating
  /// The content moves to a position that was set by code.
  case animating
  /// Whether the content moves or a finger touches it.
  public var isScrolling: Bool { self != .idle }
}

/// The context of a change of the scroll phase.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the content when the finger was lifted, in points per millisecond. Nil before that.
  public let velocity: CGVector?
}

// MARK: Geometry

private final class ScrollGeometryLink<Value: Equatable>: ScrollLink {
  var transform: ((ScrollGeometry) -> Value)?
  var action: (Value, Value) -> Void = { _, _ in }
  private var last: Value?

  override func check() {
    guard let scroller, let transform, scroller.scrollView.bounds.size != .zero else { return }
    let (old, new) = (last ?? transform(.zero), transform(scroller.geometry))
    last = new
    if old != new { action(old, new) }
  }
}

private struct ScrollGeometryModifier<Value: Equatable>: ScrollLinkModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  static var checks: Bool { true }
  func makeLink() -> ScrollGeometryLink<Value> { ScrollGeometryLink() }
  func update(_ link: ScrollGeometryLink<Value>, from old: Self?) {
    (link.transform, link.action) = (transform, action)
  }
}

// MARK: Phase

private final class ScrollPhaseLink: ScrollLink {
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
  override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroller: Scroller) {
    let velocity = new == .interacting ? nil : scroller.velocity
    action(old, new, ScrollPhaseChangeContext(geometry: scroller.geometry, velocity: velocity))
  }
}

private struct ScrollPhaseModifier: ScrollLinkModifier {
  typealias Body = Never
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  func makeLink() -> ScrollPhaseLink { ScrollPhaseLink() }
  func update(_ link: ScrollPhaseLink, from old: Self?) { link.action = action }
}

// MARK: Visible targets

private final class ScrollTargetsLink<ID: Hashable>: ScrollLink {
  var threshold = 0.5
  var action: ([ID]) -> Void = { _ in }
  private var last: [ID] = []

  override func check() {
    guard let scroller else { return }
    let visible = scroller.visibleRect
    let new = scroller.identifiedTargets(ID.self).filter { visible.covers($0.frame, fraction: threshold) }.map { $0.id }
    guard new != last else { return }
    last = new
    action(new)
  }
}

private struct ScrollTargetsModifier<ID: Hashable>: ScrollLinkModifier {
  typealias Body = Never
  let threshold: Double
  let action: ([ID]) -> Void
  static var checks: Bool { true }
  func makeLink() -> ScrollTargetsLink<ID> { ScrollTargetsLink() }
  func update(_ link: ScrollTargetsLink<ID>, from old: Self?) { (link.threshold, link.action) = (threshold, action) }
}

// MARK: Visibility

private struct VisibilityModifier: NodeModifier {
  typealias Body = Never
  let threshold: Double
  let action: (Bool) -> Void
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    VisibilityNode(context)
  }
}

private final class VisibilityNode<Content: View>: ModifierNode<Content, VisibilityModifier> {
  private var isVisible = false

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.scrollChecks[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak self] in self?.check() }
  }

  private func check() {
    guard let modifier, let element = elements.first else { return }
    let host = graph.host
    let visible =
      element.enclosingScroller().map { scroller in
        scroller.visibleRect.covers(element.frame(inHost: scroller.scrollView), fraction: modifier.threshold)
      } ?? (host?.bounds ?? .zero).covers(element.frame(inHost: host), fraction: modifier.threshold)
    guard visible != isVisible else { return }
    isVisible = visible
    modifier.action(visible)
  }

  override func willRemove() { graph.scrollChecks[ObjectIdentifier(self)] = nil }
}

extension CGRect {
  /// Returns whether the rectangle contains a fraction of another rectangle's area. A fraction of 0 or less means that
  /// the rectangles overlap.
  fileprivate func covers(_ other: CGRect, fraction: Double) -> Bool {
    let area = other.width * other.height
    guard area > 0 else { return false }
    let common = intersection(other)
    guard !common.isNull, common.width > 0, common.height > 0 else { return false }
    return !fraction.isFinite || common.width * common.height / area >= min(fraction, 1) - 1e-9
  }
}

extension View {
  /// Calls an action when a value derived from the scroll view's geometry changes: after layout, and while the content
  /// moves. Before the first layout, the geometry is zero.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Calls an action when the scroll phase changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls an action with the scroll view's geometry and velocity when the scroll phase changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Calls an action when the visible fraction of the view in its scroll view reaches or falls below a threshold. Outside
  /// of scroll views, the host's bounds are the visible region.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
  ) -> some View {
    modifier(VisibilityModifier(threshold: threshold, action: action))
  }

  /// Calls an action with the identifiers of the visible scroll targets when they change. A target is visible if at least
  /// the given fraction of its area is.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetsModifier(threshold: threshold, action: action))
  }
}

// MARK: Views

extension View {
  /// Calls an action with a value derived from the view's geometry when that value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }

  /// Calls an action with the old and new values derived from the view's geometry when the value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      }
    }
  }
}
