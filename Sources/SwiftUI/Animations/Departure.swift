// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views that appear and disappear in an animated update.
//
//     appears      the node is created, its transitions show the phase `willAppear`; after the first placement, they
//                  move to `identity` in the same update
//     disappears   the node leaves its parent and becomes a departure; its transitions move to `didDisappear`; when
//                  the last animation has been removed, the node is removed and its views leave their superview
//     returns      the departure becomes the parent's child again, and its transitions move to `identity`

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A node that was removed from its parent and whose views are still shown.
@MainActor
final class Departure {
  let node: _ViewNode
  let views: Set<ObjectIdentifier>
  private let parent: ObjectIdentifier
  private let key: AnyHashable?
  private weak var motion: GraphMotion?

  init(_ node: _ViewNode, from parent: _ViewNode, key: AnyHashable?) {
    (self.node, self.key, self.parent) = (node, key, ObjectIdentifier(parent))
    views = Set(node.elements.flatMap { HostSubviews.views(of: $0) }.map { ObjectIdentifier($0.view) })
    motion = node.graph.motion
  }

  func matches(_ parent: _ViewNode, _ key: AnyHashable) -> Bool {
    self.parent == ObjectIdentifier(parent) && self.key == key
  }

  /// Removes the node and its views, unless the node has returned.
  func end() {
    guard let motion, let index = motion.departures.firstIndex(where: { $0 === self }) else { return }
    motion.departures.remove(at: index)
    node.remove()
    motion.graph?.needsAdoption = true
    motion.graph?.host?.setNeedsLayout()
  }
}

/// A node with a transition.
@MainActor
protocol TransitioningNode: TransactionScope {
  /// Shows the phase before the view appears, and then the view. Returns whether the change is animated.
  func appear() -> Bool
  /// Shows the phase after the view has disappeared. The listener waits for the end. Returns whether the change is
  /// animated.
  func disappear(_ listener: AnimationListener) -> Bool
  /// Shows the view again.
  func reappear()
}

/// The part of an appearing or disappearing view that has its own transition.
@MainActor
enum TransitionRoot {
  /// A node with a transition.
  case transition(any TransitioningNode)
  /// A node without a transition, whose views fade.
  case plain(_ViewNode)

  /// Returns the roots of a node's views.
  static func roots(of node: _ViewNode) -> [TransitionRoot] {
    if let transition = node as? any TransitioningNode { return [.transition(transition)] }
    if node.isTransitionBoundary || node.elements.isEmpty { return node.elements.isEmpty ? [] : [.plain(node)] }
    if node is WrapperNode {
      // A modifier's views contain those of its content.
      let inner = (node as? WrapperNode)?.child.map { roots(of: $0) } ?? []
      let hasTransition = inner.contains { if case .transition = $0 { true } else { false } }
      return hasTransition ? inner : [.plain(node)]
    }
    let children = node.children
    return children.isEmpty || !(node is any GroupNode) ? [.plain(node)] : children.flatMap { roots(of: $0) }
  }
}

/// A node whose elements are those of its children.
@MainActor
protocol GroupNode: _ViewNode {}

extension GraphMotion {
  /// The views of removed nodes that stay in their superviews.
  var departingViews: Set<ObjectIdentifier> {
    departures.isEmpty ? [] : departures.reduce(into: []) { $0.formUnion($1.views) }
  }

  /// Returns a node that has left its parent and is still shown, and ends its departure.
  func revived(in parent: _ViewNode, key: AnyHashable) -> _ViewNode? {
    guard !departures.isEmpty, let index = departures.firstIndex(where: { $0.matches(parent, key) }) else { return nil }
    return departures.remove(at: index).node
  }
}

extension _ViewNode {
  /// Removes the node, at once or at the end of its transition.
  ///
  /// - Parameters:
  ///   - parent: The node whose child this node was.
  ///   - key: The identity with which the node can return to its parent, or nil if it can't.
  final func depart(from parent: _ViewNode, key: AnyHashable?) {
    guard !isRemoved, graph.motion.canAnimate, !elements.isEmpty else { return remove() }
    let departure = Departure(self, from: parent, key: key)
    guard !departure.views.isEmpty else { return remove() }
    let listener = AnimationListener(.removed, isOpen: true) { [weak departure] in departure?.end() }
    graph.motion.departures.append(departure)
    var isAnimated = false
    for root in TransitionRoot.roots(of: self) {
      switch root {
      case .transition(let node): if node.disappear(listener) { isAnimated = true }
      case .plain(let node): if node.fade(to: 0, listener) { isAnimated = true }
      }
    }
    if isAnimated {
      graph.needsAdoption = true
    } else {
      graph.motion.departures.removeAll { $0 === departure }
      remove()
    }
    listener.close(nil)
  }

  /// Begins the transition of a node that was added to its parent, or of one that returned.
  final func arrive(isNew: Bool) {
    let motion = graph.motion
    guard motion.canAnimate else { return }
    for root in TransitionRoot.roots(of: self) {
      switch root {
      case .transition(let node): if isNew { _ = node.appear() } else { node.reappear() }
      case .plain(let node): _ = node.fade(to: 1, nil)
      }
    }
  }

  /// Fades the node's views if the node's transaction has an animation. Returns whether it has.
  private func fade(to opacity: Double, _ listener: AnimationListener?) -> Bool {
    var transaction = transaction
    guard transaction.animation != nil else { return false }
    if let listener { transaction.listeners.append(listener) }
    for element in elements.flatMap({ HostSubviews.views(of: $0) }) {
      FadeMotion.fade(element.view, to: opacity, in: transaction, of: self)
    }
    return true
  }
}

/// The opacity of a view that appears or disappears, as a factor of the view's opacity.
final class FadeMotion: MotionClient {
  private static var running: [ObjectIdentifier: FadeMotion] = [:]

  private weak var view: UIView?
  private let id: ObjectIdentifier
  private let opacity: CGFloat
  private var target: Double
  private var state = MotionState<Double>()
  private let environment: EnvironmentValues

  private init(_ view: UIView, from start: Double, _ environment: EnvironmentValues) {
    (self.view, id, opacity, target) = (view, ObjectIdentifier(view), view.alpha, start)
    self.environment = environment
  }

  static func fade(_ view: UIView, to target: Double, in transaction: Transaction, of node: _ViewNode) {
    guard let now = AnimationClock.current?.now else { return }
    let known = running[ObjectIdentifier(view)]
    let motion = known?.view === view ? known : nil
    let fade = motion ?? FadeMotion(view, from: 1 - target, node.environment)
    running[fade.id] = fade
    if fade.target != target {
      fade.state.add(target - fade.target, transaction, at: now, in: fade.environment)
      fade.target = target
    }
    fade.show(at: now)
    node.graph.motion.start(fade)
  }

  private func show(at now: Double) {
    let factor = target - state.remaining(at: now, in: environment)
    view?.alpha = opacity * CGFloat(min(max(factor.isNaN ? target : factor, 0), 1))
  }

  var isFinite: Bool { state.isFinite }
  var needsLayout: Bool { false }
  func nextEnd(after now: Double) -> Double? { state.nextEnd(after: now) }

  func advance(to now: Double) -> Bool {
    show(at: now)
    state.notify(at: now)
    guard view != nil, state.isRunning else {
      stop()
      return false
    }
    return true
  }

  func stop() {
    state.removeAll()
    if target == 1 { view?.alpha = opacity }
    Self.running[id] = nil
  }
}
