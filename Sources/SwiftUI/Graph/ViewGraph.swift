// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Observation
internal import UIKit

/// The node graph of a hosting view, and the queue of nodes to evaluate.
@MainActor
final class ViewGraph {
  private var dirty: [ObjectIdentifier: _ViewNode] = [:]
  /// The stack of nodes whose bodies are being evaluated, outermost first.
  private static var evaluating: [_ViewNode] = []
  /// The nodes whose evaluation is postponed because the call stack is too deep.
  private var postponed: [_ViewNode] = []
  private var nesting = 0
  /// The nodes to notify that their children's layout elements changed.
  private var changedParents: [_ViewNode] = []
  /// Whether elements were added or removed since the host's subviews were last updated.
  var needsAdoption = false
  /// The closure that is called when a node is invalidated.
  var onInvalidate: () -> Void = {}
  /// The actions to run after the next layout pass, such as `onAppear` actions.
  var afterLayout: [() -> Void] = []
  /// The actions to run after the current evaluations, such as `onChange` actions.
  var afterUpdate: [() -> Void] = []
  /// The `SceneStorage` values by key.
  var sceneValues: [String: AnyObject] = [:]
  /// The pending comparisons of preferences with their previous values, by the node that observes the preference.
  var preferenceObservers: [ObjectIdentifier: PreferenceCheck] = [:]
  /// Closures that invalidate geometry readers whose frame in an outer coordinate space has changed.
  var geometryChecks: [ObjectIdentifier: () -> Void] = [:]
  /// The presentations that are visible or wanted; nil if there are none.
  var presentations: PresentationList?
  /// The number of presentation modifiers in the graph.
  var presenterCount = 0
  /// The keyboard shortcuts of the graph's controls, by the node of the modifier.
  var shortcuts: [ObjectIdentifier: ShortcutEntry] = [:]
  /// The handlers of key presses, by the node of the modifier.
  var keyPresses: [ObjectIdentifier: KeyPressEntry] = [:]
  /// The observers of scrolling and of frames in scroll views, called after layout and while content moves.
  var scrollChecks: [ObjectIdentifier: PreferenceCheck] = [:]
  /// The hosting view, whose coordinates are the global space.
  weak var host: UIView?
  /// The pending transaction and the running animations.
  let motion = GraphMotion()
  private var nodeCount = 0
  /// The number of bodies evaluated so far.
  private(set) var evaluationCount = 0

  /// The evaluation count when preferences were last compared.
  private var checkedCount = 0
  /// Whether the names of updated views are recorded, so that an endless update can be reported.
  var recordsNames = false
  private var names: Set<String> = []

  private static let nestingLimit = 200
  private static let roundLimit = 100

  init() { motion.graph = self }

  // MARK: Evaluation

  /// The innermost node whose body is being evaluated.
  static var current: _ViewNode? { evaluating.last }

  /// Evaluates a body. Invalidates the node when an observable property that the body read changes.
  func evaluate<Body>(_ node: _ViewNode, _ body: () -> Body) -> Body {
    evaluationCount += 1
    return track(node, body)
  }

  /// Calls a closure that belongs to a view. Invalidates the node when a state or observable property that the
  /// closure read changes.
  func track<Body>(_ node: _ViewNode, _ body: () -> Body) -> Body {
    Self.evaluating.append(node)
    defer { Self.evaluating.removeLast() }
    let (evaluation, reference) = (node.evaluation, node.reference)
    return withObservationTracking(body) {
      // Ignore a change if the node has been evaluated again in the meantime, because the new evaluation tracks the
      // properties that it reads. A change from another thread may have occurred before or after that evaluation, so
      // it always invalidates the node.
      let isOrdered = MainActorQueue.isCurrent
      MainActorQueue.perform {
        guard let node = reference.node, !isOrdered || node.evaluation == evaluation else { return }
        Motion.willChange()
        node.invalidate()
      }
    }
  }

  /// Begins the evaluation of a node. If the call stack is deep, postpones the evaluation and returns false.
  func enter(_ node: _ViewNode) -> Bool {
    guard nesting < Self.nestingLimit else {
      postponed.append(node)
      return false
    }
    nesting += 1
    return true
  }

  func leave() { nesting -= 1 }

  // MARK: Invalidation

  func invalidate(_ node: _ViewNode) {
    if let current = Self.current {
      Report.once("Modifying state during the evaluation of \(current.name) evaluates the view again.")
    }
    dirty[ObjectIdentifier(node)] = node
    motion.changeWillApply()
    onInvalidate()
  }

  /// Returns the serial number for a new node. Nodes at the same depth are updated in the order of their serial
  /// numbers.
  func makeSerial() -> Int {
    nodeCount += 1
    return nodeCount
  }

  func isDirty(_ node: _ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }
  /// Removes a node from the set of invalidated nodes. Called before the node is evaluated.
  func clear(_ node: _ViewNode) {
    dirty[ObjectIdentifier(node)] = nil
    node.evaluation += 1
  }

  /// Whether frames of the graph's views are observed, so that layout has to report their changes.
  var observesGeometry: Bool { !geometryChecks.isEmpty || !scrollChecks.isEmpty || !motion.matches.isEmpty }

  /// Whether any nodes, actions or preference checks are pending.
  var needsFlush: Bool {
    !dirty.isEmpty || !postponed.isEmpty || !afterUpdate.isEmpty
      || !preferenceObservers.isEmpty && checkedCount != evaluationCount
  }

  /// Evaluates the invalidated nodes, parents first, until none are left.
  func flush() {
    guard nesting == 0 else { return }
    for round in 0..<Self.roundLimit {
      finishPostponed()
      checkedCount = evaluationCount
      for observer in preferenceObservers.values.sorted(by: { $0.serial > $1.serial }) { observer.check() }
      let actions = afterUpdate
      afterUpdate = []
      for action in actions { action() }
      guard !dirty.isEmpty else { return }
      for node in dirty.values.sorted(by: { ($0.depth, $0.serial) < ($1.depth, $1.serial) }) where isDirty(node) {
        clear(node)
        if recordsNames || round == Self.roundLimit - 1 { names.insert(node.name) }
        if !node.isRemoved { node.evaluate() }
      }
    }
    stopUpdates(of: names)
    names = []
  }

  /// Called when layout ends. If bodies still have to be evaluated after the maximum number of layout passes,
  /// discards and reports these updates.
  func endUpdates() {
    if recordsNames, needsFlush { stopUpdates(of: names.union(dirty.values.map(\.name))) }
    (recordsNames, names) = (false, [])
  }

  private func stopUpdates(of names: Set<String>) {
    dirty.removeAll()
    afterUpdate.removeAll()
    checkedCount = evaluationCount
    Report.defect(
      of: names.sorted().first ?? "View",
      "The update of \(names.sorted().joined(separator: ", ")) does not end: each evaluation changes the state that it "
        + "reads. The views are shown as they are now.")
  }

  /// Notifies a node that a child's elements changed. Continues with its ancestors for as long as their elements
  /// change too. Uses a loop instead of recursion so that deep trees do not overflow the call stack.
  func childElementsDidChange(of node: _ViewNode) {
    changedParents.append(node)
    guard changedParents.count == 1 else { return }
    var index = 0
    while index < changedParents.count {
      let next = changedParents[index]
      if !next.isRemoved, !next.isUpdating { next.childElementsDidChange() }
      index += 1
    }
    changedParents.removeAll()
  }

  /// Discards all pending work. Called when the host is deallocated, because pending nodes retain the graph.
  func stop() {
    motion.stop()
    dirty = [:]
    (postponed, afterLayout, afterUpdate, preferenceObservers, geometryChecks) = ([], [], [], [:], [:])
    presentations = nil
    (scrollChecks, shortcuts, keyPresses) = ([:], [:], [:])
  }

  private func finishPostponed() {
    while !postponed.isEmpty {
      let nodes = postponed
      postponed = []
      for node in nodes where !node.isRemoved { node.evaluate() }
    }
  }
}

/// A pending comparison of a preference with its previous value.
struct PreferenceCheck {
  /// The serial number of the observing node. Descendants have higher numbers.
  let serial: Int
  let check: () -> Void
}
