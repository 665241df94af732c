// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Observation

/// The graph of a hosting view: its nodes, and the nodes that await evaluation.
@MainActor
final class ViewGraph {
  private var dirty: [ObjectIdentifier: _ViewNode] = [:]
  /// The nodes whose bodies are being evaluated, outermost first.
  private static var evaluating: [_ViewNode] = []
  /// The nodes whose evaluation is postponed because the call stack is deep.
  private var postponed: [_ViewNode] = []
  private var nesting = 0
  /// A queue of nodes to notify of changes to the elements of their children.
  private var changedParents: [_ViewNode] = []
  /// Whether elements were added or removed since the UIKit views were last added to the host.
  var needsAdoption = false
  /// Called when a node is invalidated.
  var onInvalidate: () -> Void = {}
  /// The actions to run after the next layout, such as those of `onAppear`.
  var afterLayout: [() -> Void] = []
  /// The actions to run after the current evaluations, such as those of `onChange`.
  var afterUpdate: [() -> Void] = []
  /// The values of `SceneStorage` properties by key.
  var sceneValues: [String: AnyObject] = [:]
  /// The nodes that observe preferences.
  var preferenceObservers: [ObjectIdentifier: PreferenceCheck] = [:]
  private var nodeCount = 0
  /// The number of bodies evaluated so far.
  private(set) var evaluationCount = 0

  /// The number of evaluations when preferences were last compared.
  private var checkedCount = 0
  /// Whether the names of updated views are collected, to report them if updates do not end.
  var recordsNames = false
  private var names: Set<String> = []

  private static let nestingLimit = 200
  private static let roundLimit = 100

  // MARK: Evaluation

  /// The node whose body is being evaluated.
  static var current: _ViewNode? { evaluating.last }

  /// Evaluates a body, and invalidates the node when an observable property that the body reads changes.
  func evaluate<Body>(_ node: _ViewNode, _ body: () -> Body) -> Body {
    evaluationCount += 1
    return track(node, body)
  }

  /// Calls a closure of a view, and invalidates the node when a state or observable property that the closure reads changes.
  func track<Body>(_ node: _ViewNode, _ body: () -> Body) -> Body {
    Self.evaluating.append(node)
    defer { Self.evaluating.removeLast() }
    let evaluation = node.evaluation
    return withObservationTracking(body) { [weak node] in
      // Ignore properties that only an earlier evaluation read. Changes from other threads have no order relative to
      // evaluations, so they always count.
      let isOrdered = MainActorQueue.isCurrent
      MainActorQueue.perform {
        if let node, !isOrdered || node.evaluation == evaluation { node.invalidate() }
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
    onInvalidate()
  }

  /// Returns the serial number of a new node. Nodes of the same depth are updated in this order.
  func makeSerial() -> Int {
    nodeCount += 1
    return nodeCount
  }

  func isDirty(_ node: _ViewNode) -> Bool { dirty[ObjectIdentifier(node)] != nil }
  /// Marks a node as clean. Called before its evaluation.
  func clear(_ node: _ViewNode) {
    dirty[ObjectIdentifier(node)] = nil
    node.evaluation += 1
  }

  /// Whether nodes await evaluation, or actions or preference observers are pending.
  var needsFlush: Bool {
    !dirty.isEmpty || !postponed.isEmpty || !afterUpdate.isEmpty
      || !preferenceObservers.isEmpty && checkedCount != evaluationCount
  }

  /// Evaluates invalidated nodes, parents first, until none is left.
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

  /// Stops updates that repeat with each layout.
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

  /// Notifies a node that the elements of a child changed, then its ancestors as long as their elements change too.
  /// Loops instead of recursing, so that deep trees do not exhaust the call stack.
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
    dirty = [:]
    (postponed, afterLayout, afterUpdate, preferenceObservers) = ([], [], [], [:])
  }

  private func finishPostponed() {
    while !postponed.isEmpty {
      let nodes = postponed
      postponed = []
      for node in nodes where !node.isRemoved { node.evaluate() }
    }
  }
}

/// An observer that compares a preference with its last value.
struct PreferenceCheck {
  /// The serial number of the node. Descendants have higher numbers.
  let serial: Int
  let check: () -> Void
}
