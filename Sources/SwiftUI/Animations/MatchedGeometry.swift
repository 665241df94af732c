// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views with the same identifier and namespace share the frame of the source. In an animated change, a source that
// replaces another one moves from the frame of the old one to its own, and the old one, while it disappears, moves
// along.

internal import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The geometry properties that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt32
  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The frames that views of a graph share.
@MainActor
final class MatchedFrames {
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct Entry {
    weak var owner: MatchedElement?
    /// The frame of the source at the end of its animations, in the coordinates of the hosting view.
    var target: CGRect
    /// The frame that is shown.
    var shown: CGRect
  }

  private struct Follower {
    weak var element: MatchedElement?
  }

  private var entries: [Key: Entry] = [:]
  private var followers: [Key: [Follower]] = [:]
  private var hasChanged = false

  /// Whether no frames are shared.
  var isEmpty: Bool { entries.isEmpty && followers.isEmpty }

  /// The frame of the current source.
  func target(of key: Key) -> CGRect? { entries[key]?.target }

  /// Returns the shown frame of the source that an element replaces, or nil.
  func frameReplaced(by element: MatchedElement, _ key: Key) -> CGRect? {
    guard let entry = entries[key], entry.owner !== element else { return nil }
    return entry.shown
  }

  /// Makes an element the source.
  func record(_ element: MatchedElement, _ key: Key, target: CGRect, shown: CGRect) {
    let old = entries[key]
    if let owner = old?.owner, owner !== element { owner.follow() }
    entries[key] = Entry(owner: element, target: target, shown: shown)
    guard old?.target != target else { return }
    for case let follower? in followers[key]?.map({ $0.element }) ?? [] {
      follower.setNeedsMatch()
      hasChanged = true
    }
  }

  func addFollower(_ element: MatchedElement, _ key: Key) {
    var known = (followers[key] ?? []).filter { $0.element != nil }
    if !known.contains(where: { $0.element === element }) { known.append(Follower(element: element)) }
    followers[key] = known
  }

  /// Returns whether a source has changed after its followers were placed.
  func takeChanges() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Forgets sources that no longer exist.
  func endUpdate() {
    guard !entries.isEmpty else { return }
    entries = entries.filter { $0.value.owner != nil }
  }
}

private struct MatchedModifier: ElementModifier {
  typealias Body = Never
  let key: MatchedFrames.Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    MatchedNode(context)
  }
  func makeElement(_ child: LayoutElement) -> MatchedElement { MatchedElement(child: child) }
  func update(_ element: MatchedElement, _ environment: EnvironmentValues) {}
}

private final class MatchedNode<Content: View>: ModifierNode<Content, MatchedModifier> {
  private var wrappers: [MatchedElement] = []

  override func didUpdate(from old: MatchedModifier?, to new: MatchedModifier) {
    for wrapper in wrappers { configure(wrapper, new) }
  }

  private func configure(_ element: MatchedElement, _ modifier: MatchedModifier) {
    element.direction = environment.layoutDirection
    element.scale = environment.displayScale
    element.configure(
      for: self, key: modifier.key, properties: modifier.properties, anchor: modifier.anchor,
      isSource: modifier.isSource)
  }

  override func childElementsDidChange() {
    let children = child?.elements ?? []
    if let modifier, !children.elementsEqual(wrappers.lazy.map { $0.child }, by: ===) {
      let known = wrappers
      wrappers = children.map { child in
        if let match = known.first(where: { $0.child === child }) { return match }
        let wrapper = MatchedElement(child: child)
        configure(wrapper, modifier)
        return wrapper
      }
    }
    setElements(wrappers)
  }
}

/// The element of a view whose frame is matched.
final class MatchedElement: WrapperElement {
  private weak var node: _ViewNode?
  private var key: MatchedFrames.Key?
  private var properties = MatchedGeometryProperties.frame
  private var anchor = UnitPoint.center
  private var isSource = true
  /// Whether another view has replaced this one as the source.
  private var follows = false
  private var target: CGRect?
  private var motion: ValueMotion<CGRect.AnimatableData>?

  @MainActor
  func configure(
    for node: _ViewNode, key: MatchedFrames.Key, properties: MatchedGeometryProperties, anchor: UnitPoint,
    isSource: Bool
  ) {
    self.node = node
    if self.key == key, self.properties == properties, self.anchor == anchor, self.isSource == isSource { return }
    (self.key, self.properties, self.anchor, self.isSource) = (key, properties, anchor, isSource)
    if !isSource { node.graph.motion.matches.addFollower(self, key) }
    invalidate()
  }

  /// Called when another view replaces this one as the source.
  @MainActor
  func follow() {
    guard let node, node.graph.motion.departures.contains(where: { $0.contains(node) }) else { return }
    follows = true
    setNeedsMatch()
  }

  func setNeedsMatch() { invalidate() }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    let rect = MainActor.assumeIsolated { element.shownFrame(frame) }
    var place = frame
    var offer = proposal
    if rect != frame {
      if properties.contains(.size) { offer = ProposedViewSize(rect.size) }
      let size = child.size(offer)
      let reference = properties.contains(.position) ? rect : frame
      place = CGRect(
        x: reference.minX + (reference.width - size.width) * anchor.x,
        y: reference.minY + (reference.height - size.height) * anchor.y, width: size.width, height: size.height)
    }
    child.place(in: place, proposal: offer, space: space)
  }

  /// Returns the frame to show, in the coordinates of the superview.
  @MainActor
  private func shownFrame(_ frame: CGRect) -> CGRect {
    guard let node, let key else { return frame }
    let matches = node.graph.motion.matches
    let isDeparting = follows && node.graph.motion.departures.contains { $0.contains(node) }
    if !isDeparting { follows = false }
    let own = isDeparting ? departingFrame(in: node.graph.host) : self.frame(inHost: node.graph.host)
    let isOwner = isSource && !isDeparting
    let new = isOwner ? own : matches.target(of: key) ?? own
    let old = target ?? (isOwner ? matches.frameReplaced(by: self, key) : nil)
    target = new
    if let old, old != new { move(by: new.animatableData - old.animatableData, node) }
    var shown = new
    if let motion {
      shown.animatableData -= motion.remaining
      if !motion.isRunning { self.motion = nil }
    }
    if isOwner { matches.record(self, key, target: new, shown: shown) }
    return CGRect(
      x: frame.minX + shown.minX - own.minX, y: frame.minY + shown.minY - own.minY, width: shown.width,
      height: shown.height)
  }

  /// Returns the frame of an element that is no longer part of the layout, in the coordinates of the hosting view. Its views are
  /// still in their superview.
  @MainActor
  private func departingFrame(in host: UIView?) -> CGRect {
    guard let host, let superview = HostSubviews.views(of: self).first?.view.superview else {
      return frame(inHost: host)
    }
    return superview.convert(frame, to: host)
  }

  @MainActor
  private func move(by distance: CGRect.AnimatableData, _ node: _ViewNode) {
    let isAnimated = node.graph.motion.canAnimate && Motion.placement?.transaction.animation != nil
    guard isAnimated || motion != nil else { return }
    let current = motion ?? ValueMotion(node) { [weak self] in self?.invalidate() }
    motion = current
    current.move(by: distance, isAnimated ? Motion.placement?.transaction ?? Transaction() : Transaction())
  }
}

extension Departure {
  /// Returns whether a node belongs to the departing views.
  func contains(_ other: _ViewNode) -> Bool {
    var next: _ViewNode? = other
    while let current = next {
      if current === node { return true }
      next = current.parent
    }
    return false
  }
}

/// An effect that places a view's content in a common superview, so that it moves as a group.
private struct GroupEffect: ViewEffect {
  typealias Body = Never
  func apply(to view: EffectView, _ environment: EnvironmentValues) {}
}

extension View {
  /// Matches the view's frame with the frame of another view that has the same identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The properties to match.
  ///   - anchor: The point of the view that is aligned with the same point of the source.
  ///   - isSource: Whether the view is the source of the shared frame. A source that is inserted in the place of
  ///     another one moves from the frame of the other one.
  ///
  /// - Note: Differs from SwiftUI: frames are matched within one hosting view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedModifier(
        key: MatchedFrames.Key(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
  /// Moves the view and its content as a group when their frames are animated.
  public func geometryGroup() -> some View { modifier(GroupEffect()) }
}
