// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The scroll position of a scroll view: an edge, a point, or the identifier of a view.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// An identifier of a view.
  struct ID: Equatable {
    let value: any Hashable & Sendable
    var erased: AnyHashable { AnyHashable(value) }
    static func == (a: ID, b: ID) -> Bool { a.erased == b.erased }
  }
  enum Target: Equatable {
    case none
    case id(ID, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  var target = Target.none
  /// The type of the identifiers that the scroll view reports.
  private var idType: ObjectIdentifier
  /// Returns the identifier of the view nearest to an anchor.
  private var nearest: @MainActor @Sendable (Scroller, UnitPoint?) -> ID?
  /// Whether the user has scrolled since the position was set.
  public private(set) var isPositionedByUser = false

  private init<T: Hashable & Sendable>(_ target: Target, of type: T.Type) {
    self.target = target
    idType = ObjectIdentifier(type)
    nearest = { type == Never.self ? nil : $0.nearestTarget(type, anchor: $1).map { ID(value: $0) } }
  }

  /// Creates an undefined position. The scroll view reports identifiers of the given type.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self) { self.init(.none, of: idType) }
  /// Creates a position at a view.
  public init<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    self.init(.id(ID(value: id), anchor), of: T.self)
  }
  /// Creates a position at an edge of the content.
  public init(edge: Edge) { self.init(.edge(edge), of: Never.self) }
  /// Creates a position at an edge of the content. The scroll view reports identifiers of the given type.
  public init<T: Hashable & Sendable>(idType: T.Type, edge: Edge) { self.init(.edge(edge), of: idType) }
  /// Creates a position at a point of the content, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), of: idType)
  }
  /// Creates a position at a horizontal and a vertical offset, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), of: idType)
  }
  /// Creates a position at a horizontal offset, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), of: idType)
  }
  /// Creates a position at a vertical offset, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), of: idType)
  }

  /// Returns whether two positions have the same target, and the user has changed both or none of them.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.target == b.target && a.isPositionedByUser == b.isPositionedByUser && a.idType == b.idType
  }

  /// Scrolls to the view with an identifier. Does nothing if there is none. Nil scrolls by the smallest distance that
  /// makes the view visible.
  public mutating func scrollTo<T: Hashable & Sendable>(id: T, anchor: UnitPoint? = nil) {
    move(to: .id(ID(value: id), anchor))
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { move(to: .edge(edge)) }
  /// Scrolls to a point, in points. Components that are not finite are ignored.
  public mutating func scrollTo(point: CGPoint) { move(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to a horizontal and a vertical offset, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { move(to: .point(x: x, y: y)) }
  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { move(to: .point(x: x, y: nil)) }
  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { move(to: .point(x: nil, y: y)) }

  private mutating func move(to target: Target) { (self.target, isPositionedByUser) = (target, false) }

  /// The identifier of the view at the position, or nil.
  public var viewID: (any Hashable & Sendable)? {
    guard case .id(let id, _) = target else { return nil }
    return id.value
  }
  /// Returns the identifier of the view at the position if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .id(let id, _) = target else { return nil }
    return id.value as? T
  }
  /// The edge that the position was set to, or nil.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }
  /// The point that the position was set to, in points, or nil.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal offset that the position was set to, in points, or nil.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }
  /// The vertical offset that the position was set to, in points, or nil.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// Returns the position after the user has scrolled.
  @MainActor
  func scrolled(_ scroller: Scroller, anchor: UnitPoint?) -> ScrollPosition {
    var result = self
    result.target = nearest(scroller, anchor).map { .id($0, nil) } ?? .none
    result.isPositionedByUser = true
    return result
  }

  /// Scrolls a scroll view to the position.
  @MainActor
  func apply(to scroller: Scroller, anchor: UnitPoint?, isAnimated: Bool) {
    switch target {
    case .none: break
    case .id(let id, let own):
      scroller.node?.scroll(toDescendantWithID: id.erased, anchor: own ?? anchor, isAnimated: isAnimated)
    case .edge(let edge):
      var offset = scroller.scrollView.contentOffset
      switch edge {
      case .top: offset.y = scroller.offset(for: .top).y
      case .bottom: offset.y = scroller.offset(for: .bottom).y
      case .leading: offset.x = scroller.offset(for: .leading).x
      case .trailing: offset.x = scroller.offset(for: .trailing).x
      }
      scroller.scroll(to: offset, isAnimated: isAnimated)
    case .point(let x, let y):
      scroller.scroll(to: CGPoint(x: x ?? .nan, y: y ?? .nan), isAnimated: isAnimated)
    }
  }
}

/// The connection of a binding to a scroll view. The binding is read when the modifier is updated, and written when the
/// content is scrolled.
private final class ScrollPositionLink<Value: Equatable>: ScrollLink {
  /// The value that the scroll view shows.
  var shown: Value?
  var report: (Value?) -> Void = { _ in }
  var current: (Scroller) -> Value? = { _ in nil }
  /// Whether the animation in progress, if any, was not started by the binding.
  private var isAnimatedByOthers = true

  override func didScroll(_ scroller: Scroller) {
    // An animation passes other views on its way to the target.
    guard scroller.phase != .animating, scroller.node?.isRemoved == false else { return }
    guard let value = current(scroller), value != shown else { return }
    shown = value
    report(value)
  }

  override func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroller: Scroller) {
    guard old == .animating else { return }
    if isAnimatedByOthers { didScroll(scroller) }
    isAnimatedByOthers = true
  }

  /// Scrolls after the next layout if the binding has another value than the scroll view.
  func show(_ value: Value?, _ apply: @escaping (Scroller, Value) -> Void) {
    guard value != shown else { return }
    shown = value
    guard let value else { return }
    afterLayout { [weak self] scroller in
      // A later change may have replaced the value.
      guard let self, shown == value else { return }
      isAnimatedByOthers = false
      scroller.settling { apply(scroller, value) }
      if scroller.phase != .animating { isAnimatedByOthers = true }
    }
  }
}

private struct ScrollPositionIDModifier<ID: Hashable>: ScrollLinkModifier {
  typealias Body = Never
  let id: Binding<ID?>
  let value: ID?
  let anchor: UnitPoint?

  func makeLink() -> ScrollPositionLink<ID> { ScrollPositionLink() }
  func update(_ link: ScrollPositionLink<ID>, from old: Self?) {
    let (id, anchor) = (id, anchor)
    link.report = { id.wrappedValue = $0 }
    link.current = { $0.nearestTarget(ID.self, anchor: anchor) }
    let isAnimated = old != nil && ScrollAnimation.isActive
    link.show(value) {
      $0.node?.scroll(toDescendantWithID: AnyHashable($1), anchor: anchor, isAnimated: isAnimated)
    }
  }
}

private struct ScrollPositionModifier: ScrollLinkModifier {
  typealias Body = Never
  let position: Binding<ScrollPosition>
  let value: ScrollPosition
  let anchor: UnitPoint?

  func makeLink() -> ScrollPositionLink<ScrollPosition> { ScrollPositionLink() }
  func update(_ link: ScrollPositionLink<ScrollPosition>, from old: Self?) {
    let (position, anchor, value) = (position, anchor, value)
    link.report = { if let new = $0 { position.wrappedValue = new } }
    link.current = { value.scrolled($0, anchor: anchor) }
    let isAnimated = old != nil && ScrollAnimation.isActive
    link.show(value) { $1.apply(to: $0, anchor: anchor, isAnimated: isAnimated) }
  }
}

/// The animation of scrolling by code.
@MainActor
enum ScrollAnimation {
  /// Whether changes of the scroll position are animated, as in `withAnimation`.
  static var isActive: Bool {
    guard let transaction = Transaction.ambient else { return false }
    return transaction.animation != nil && !transaction.disablesAnimations
  }
}

extension View {
  /// Binds the scroll position to the identifier of a view in a layout with `scrollTargetLayout(isEnabled:)`.
  ///
  /// Setting the binding scrolls to the view; nothing happens if no view has the identifier. Scrolling sets the binding to
  /// the view whose anchor is nearest to the same anchor of the visible region.
  ///
  /// - Parameter anchor: The anchor of the views. Nil reports the view nearest to the top leading corner, and scrolls by
  ///   the smallest distance that makes a view visible.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionIDModifier(id: id, value: id.wrappedValue, anchor: anchor))
  }

  /// Binds the scroll position. Setting the binding scrolls, and scrolling sets the binding.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionModifier(position: position, value: position.wrappedValue, anchor: anchor))
  }
}
