// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How views move.
//
// 1. A state change is made in a transaction: that of `withAnimation`, or one without an animation. The graph takes
//    it over when the change invalidates a node (`ViewGraph.invalidate`), and keeps it until the end of the layout
//    pass that applies the change. Changes with different transactions are applied one after the other: before a
//    change, the graphs with a pending change of another kind are laid out (`Motion.willChange`).
// 2. `animation(_:value:)`, `transaction(_:)` and transitions are `TransactionScope` nodes. They change the
//    transaction for their subtree: for nodes on request (`_ViewNode.transaction`), for layout elements while they
//    are placed (`TransactionElement`).
// 3. The transaction takes effect at three kinds of leaves, each a `MotionClient`:
//    - the frames of UIKit views within their superviews (`FrameMotion`),
//    - the animatable data of views, modifiers and shapes, and colors (`ValueMotion`), whose nodes are reevaluated or
//      applied again in each frame,
//    - the opacity of views that appear and disappear without a transition (`FadeMotion`).
//    A client holds the target value and the remaining distances of its animations (`MotionState`).
// 4. While a client is running, the graph advances at each multiple of 1/60 s of the screen's clock and at the exact
//    ends of animations (`GraphMotion.advance`). Values depend only on the time, not on the frames that are drawn.
// 5. A removed node whose views have a transition becomes a `Departure`: its views stay in their superview, outside
//    of the layout, until their animations end. A view that returns in the meantime is the same node.
//
// Without a clock, as in a still image, changes take effect at once. A graph without animations pays for one
// optional property of each hosted view and a comparison with nil at each change.

internal import Foundation
internal import TesseraMotion
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// A value that changes over time.
@MainActor
protocol MotionClient: AnyObject {
  /// Shows the value at a time. Returns whether the value continues to change.
  func advance(to now: Double) -> Bool
  /// Whether the client ends by itself.
  var isFinite: Bool { get }
  /// Whether the graph has to be laid out after the client has advanced.
  var needsLayout: Bool { get }
  /// Returns the next time at which an animation ends, or nil.
  func nextEnd(after now: Double) -> Double?
  /// Ends all animations.
  func stop()
}

/// The effect of an animated change of a value.
enum MotionEffect {
  /// The sizes of elements, so that the graph is laid out in each frame.
  case layout
  /// Only the placement of the contents of the value's elements, which are placed again in each frame.
  case placement
  /// Only how views are drawn.
  case appearance
}

/// A namespace for the state that all graphs share.
@MainActor
enum Motion {
  /// The graphs with pending changes, while a clock is running.
  static var waiting: [GraphMotion] = []
  /// The transaction of the elements that are being placed.
  static var placement: PlacementMotion?
  /// The transaction of the graph that is being evaluated. Graphs that it contains take it over.
  static var update: Transaction?
  private static var completions: [() -> Void] = []
  private static var depth = 0

  /// Applies the pending changes of all graphs that can't be combined with a change in the current transaction.
  static func willChange() {
    guard !waiting.isEmpty else { return }
    let next = Transaction.ambient ?? Transaction()
    for motion in waiting where !(motion.transaction?.canMerge(with: next) ?? true) { motion.applyChanges() }
  }

  /// Calls a completion, after the current layout pass if there is one.
  static func deliver(_ completion: @escaping () -> Void) {
    if depth > 0 { completions.append(completion) } else { completion() }
  }

  /// Defers completions until `resumeCompletions()`. Calls can be nested.
  static func deferCompletions() { depth += 1 }

  static func resumeCompletions() {
    depth -= 1
    while depth == 0, !completions.isEmpty { completions.removeFirst()() }
  }

  /// Performs changes of layers without implicit animations.
  static func withoutActions(_ body: () -> Void) {
    guard AnimationClock.current != nil else { return body() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }
}

/// The transaction of the elements that are being placed.
struct PlacementMotion {
  let motion: GraphMotion
  /// Whether changes of frames can be animated.
  let canAnimate: Bool
  var transaction: Transaction
  let now: Double
}

/// The pending transaction and the running animations of a graph.
@MainActor
final class GraphMotion {
  weak var graph: ViewGraph?
  /// The transaction of the pending changes, or nil if there are none.
  private(set) var transaction: Transaction?
  /// The number of nodes that change transactions.
  var scopeCount = 0
  /// The number of completed updates.
  private(set) var update = 0
  /// Whether the graph is being laid out.
  private var isLayingOut = false
  /// Whether the animations are being advanced. Meanwhile, changes of frames don't end animations.
  private(set) var isAdvancing = false
  private var isSuppressed = false
  private var outerUpdates: [Transaction?] = []
  private var hasLaidOut = false
  /// The removed nodes whose views are still shown.
  var departures: [Departure] = []
  /// The changes to make after the first placement of new views, in the same update.
  var arrivals: [() -> Void] = []
  let matches = MatchedFrames()
  private var clients: [any MotionClient] = []
  /// The elements whose contents have to be placed again after the clients have advanced.
  private var moved: [LayoutElement] = []
  private var event: Schedule.Event?

  // MARK: Transactions

  /// Takes over the current transaction for a change that invalidates a node.
  func changeWillApply() {
    let clock = AnimationClock.current
    guard Transaction.ambient != nil || clock != nil else { return }
    let new = Transaction.ambient ?? Motion.update ?? Transaction()
    let known = transaction?.listeners ?? []
    for listener in new.listeners where !known.contains(where: { $0 === listener }) { listener.hold(isGraph: true) }
    transaction = transaction?.merged(with: new) ?? new
    if clock != nil, !isLayingOut, !Motion.waiting.contains(where: { $0 === self }) { Motion.waiting.append(self) }
  }

  /// Applies the pending changes now.
  func applyChanges() {
    guard !isLayingOut, !isAdvancing, ViewGraph.current == nil, let host = graph?.host, host.window != nil else {
      return
    }
    host.layoutIfNeeded()
    Motion.waiting.removeAll { $0 === self }
  }

  /// Whether changes can be animated.
  var canAnimate: Bool {
    guard hasLaidOut, !isSuppressed, transaction?.animation != nil || scopeCount > 0 else { return false }
    return AnimationClock.current != nil && UIView.areAnimationsEnabled && graph?.host?.window != nil
  }

  func withoutAnimation<R>(_ body: () -> R) -> R {
    let outer = isSuppressed
    isSuppressed = true
    defer { isSuppressed = outer }
    return body()
  }

  // MARK: Layout

  /// Begins the evaluation of invalidated views.
  func beginUpdate() {
    Motion.deferCompletions()
    outerUpdates.append(Motion.update)
    Motion.update = transaction ?? Motion.update
  }

  func endUpdate() {
    Motion.update = outerUpdates.popLast() ?? nil
    Motion.resumeCompletions()
  }

  func beginLayout() {
    isLayingOut = true
    Motion.deferCompletions()
  }

  /// Places elements in the pending transaction.
  func place(_ body: () -> Void) {
    let (canAnimate, outer) = (canAnimate, Motion.placement)
    guard let clock = AnimationClock.current, canAnimate || !clients.isEmpty else {
      Motion.placement = nil
      body()
      return Motion.placement = outer
    }
    Motion.placement = PlacementMotion(
      motion: self, canAnimate: canAnimate, transaction: transaction ?? Transaction(), now: clock.now)
    body()
    for departure in departures { for element in departure.node.elements { element.placeAgain() } }
    Motion.placement = outer
  }

  /// Performs the changes that follow the first placement of new views. Returns whether there were any.
  func arrive() -> Bool {
    let hasMatches = matches.takeChanges()
    guard !arrivals.isEmpty else { return hasMatches }
    let changes = arrivals
    arrivals = []
    for change in changes { change() }
    return true
  }

  func endLayout() {
    isLayingOut = false
    hasLaidOut = true
    update += 1
    matches.endUpdate()
    if let ended = transaction {
      transaction = nil
      if !Motion.waiting.isEmpty { Motion.waiting.removeAll { $0 === self } }
      for listener in ended.listeners { listener.release() }
    }
    Motion.resumeCompletions()
  }

  /// Ends everything. Called when the host is deallocated.
  func stop() {
    event?.cancel()
    Motion.waiting.removeAll { $0 === self }
    for client in clients { client.stop() }
    clients = []
    for departure in departures { departure.node.remove() }
    departures = []
    for listener in transaction?.listeners ?? [] { listener.release() }
    transaction = nil
  }

  // MARK: Animations

  /// Advances a client in each frame, until it has ended.
  func start(_ client: any MotionClient) {
    if !clients.contains(where: { $0 === client }) { clients.append(client) }
    schedule()
  }

  /// Places the contents of an element again when all clients have advanced.
  func placeAfterAdvance(_ element: LayoutElement) { moved.append(element) }

  private func placeMoved() {
    guard !moved.isEmpty else { return }
    let elements = moved
    moved.removeAll()
    place { for element in elements { element.placeAgain() } }
  }

  private func schedule() {
    event?.cancel()
    event = nil
    guard !clients.isEmpty, let clock = AnimationClock.current else { return }
    // A time just below a frame's, within rounding errors, counts as the frame's.
    let frame = ((clock.now * 60 + 1e-7).rounded(.down) + 1) / 60
    let next = clients.compactMap { $0.nextEnd(after: clock.now) }.min().map { min($0, frame) } ?? frame
    let isAwaited = clients.contains { $0.isFinite }
    event = clock.schedule.schedule(at: next, isAwaited: isAwaited) { [weak self] in self?.advance(to: next) }
  }

  private func advance(to now: Double) {
    event = nil
    guard let graph, AnimationClock.current != nil else { return }
    // Changes that were made at the same time begin now.
    if transaction != nil { applyChanges() }
    Motion.deferCompletions()
    isAdvancing = true
    var needsLayout = false
    var ended: [any MotionClient] = []
    for client in clients {
      if !client.advance(to: now) { ended.append(client) }
      if client.needsLayout { needsLayout = true }
    }
    clients.removeAll { client in ended.contains { $0 === client } }
    if needsLayout, let host = graph.host {
      host.setNeedsLayout()
      host.layoutIfNeeded()
    }
    placeMoved()
    isAdvancing = false
    schedule()
    Motion.resumeCompletions()
  }
}
