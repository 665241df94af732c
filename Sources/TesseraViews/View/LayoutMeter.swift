// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Measures the layout cost of each view. While a meter is active, layout reports the beginning and end of the work
// for each view. Otherwise the only cost is a check for nil.
//
//     begin(list, .layout) ── begin(label, .content) ── end ── end
//     time counts for:  list            label              list       the pass
//
// Time counts for the innermost work in progress, so the times of all views add up to the total.

import Foundation
import TesseraGraphics
import TesseraSolver

/// The measured cost of laying out a tree once.
@MainActor
package final class LayoutMeter {
  package enum Work: Int, CaseIterable, Sendable {
    /// A view's `layoutSubviews`, and its controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
    case layout
    /// A view's `updateConstraints`, and its controller's `updateViewConstraints`.
    case constraints
    /// Solving the constraints of a tree, or of a subtree in order to measure its root.
    case solver
    /// Computing the size of text or other content.
    case content
    /// Traversing the tree.
    case pass
  }

  /// The layout cost of a view.
  package struct Cost: Equatable, Sendable {
    /// The time of each type of `Work` without nested work, in the clock's unit.
    package fileprivate(set) var times = Array(repeating: UInt64(0), count: Work.allCases.count)
    /// The number of times that each type of `Work` began.
    package fileprivate(set) var counts = Array(repeating: 0, count: Work.allCases.count)
    package init() {}
  }

  /// The active meter; nil for none.
  @exclusivity(unchecked) private(set) static var current: LayoutMeter?

  package private(set) var costs: [(view: UIView, cost: Cost)] = []
  package private(set) var total: UInt64 = 0
  /// The number of passes over the tree. Passes are repeated until no view needs layout.
  package private(set) var passes = 0
  /// The final numbers of variables and rows in the root's solver, and the number of pivots performed.
  package private(set) var variables = 0
  package private(set) var rows = 0
  package private(set) var pivots = 0

  private let root: UIView
  private let now: () -> UInt64
  private var last: UInt64 = 0
  private var open: [(place: Int, work: Work)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Creates a meter and lays out a tree as if for the first time: all views are measured and laid out, the solver
  /// has no previous solution, and the text caches are empty. The resulting frames are the same as before.
  ///
  /// - Parameters:
  ///   - root: The root of a tree that has been laid out.
  ///   - now: A monotonic clock.
  package init(layingOut root: UIView, now: @escaping () -> UInt64) {
    (self.root, self.now) = (root, now)
    guard Self.current == nil, root.superview == nil else { return }
    var walk = TreeWalk(root)
    while let view = walk.next() {
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      walk.descend(into: view)
    }
    MeasuredTexts.forget()
    Self.current = self
    defer { Self.current = nil }
    beginWork(on: root, work: .pass)
    measure(root, work: .solver) { root.renewEngine() }
    root.layoutIfNeeded()
    end()
    if let engine = root.rootEngine {
      (variables, rows, pivots) = engine.size
    }
  }

  func beginWork(on view: UIView, work: Work) {
    tick()
    let place = index(of: view)
    if let top = open.last, top == (place, work) {} else { costs[place].cost.counts[work.rawValue] += 1 }
    open.append((place, work))
  }

  func end() {
    tick()
    open.removeLast()
  }

  func measure<Result>(_ view: UIView, work: Work, body: () -> Result) -> Result {
    beginWork(on: view, work: work)
    defer { end() }
    return body()
  }

  func countPass(of tree: UIView) {
    if tree === root { passes += 1 }
  }

  /// Adds the time since the last event to the work in progress.
  private func tick() {
    let time = now()
    defer { last = time }
    guard let (place, work) = open.last else { return }
    costs[place].cost.times[work.rawValue] += time - last
    total += time - last
  }

  private func index(of view: UIView) -> Int {
    if let place = places[ObjectIdentifier(view)] { return place }
    places[ObjectIdentifier(view)] = costs.count
    costs.append((view, Cost()))
    return costs.count - 1
  }
}

extension UIView {
  /// Replaces the tree's layout engine so that its constraints are solved from scratch.
  fileprivate func renewEngine() {
    var walk = TreeWalk(self)
    while let view = walk.next() {
      for constraint in view.constraints { constraint.row = nil }
      walk.descend(into: view)
    }
    let engine = LayoutEngine(root: self)
    rootEngine = engine
    engine.attach(self)
  }
}

extension LayoutEngine {
  fileprivate var size: (variables: Int, rows: Int, pivots: Int) {
    (owners.elements.count, rowOwners.elements.count, solver.statistics.pivots)
  }
}
