// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What the layout of each view costs. While a meter runs, layout tells it when work for a view begins and ends; without one
// it asks a variable that is nil, and that is all.
//
//   begin(list, .layout) ── begin(label, .content) ── end ── end
//   time of:     list            label                list       the pass
//
// Each moment belongs to the innermost work that is under way, so the times of all views are together the time of the whole.

import Foundation
import TesseraGraphics
import TesseraSolver

/// Measures one layout of a tree.
@MainActor
package final class LayoutMeter {
  /// What is done for a view.
  package enum Work: Int, CaseIterable, Sendable {
    /// `layoutSubviews`, and its controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews`.
    case layout
    /// `updateConstraints`, and its controller's `updateViewConstraints`.
    case constraints
    /// Solving the constraints of the tree whose root it is, or of the part that it is measured with.
    case solver
    /// Measuring its text or other content.
    case content
    /// The walk through the tree.
    case pass
  }

  /// What was done for one view.
  package struct Cost: Equatable, Sendable {
    /// For each `Work` the time, in the clock's unit, without what was done for other views or other work meanwhile.
    package fileprivate(set) var times = Array(repeating: UInt64(0), count: Work.allCases.count)
    /// For each `Work` how often it began.
    package fileprivate(set) var counts = Array(repeating: 0, count: Work.allCases.count)
    package init() {}
  }

  /// The meter that runs; nil but for moments.
  @exclusivity(unchecked) private(set) static var current: LayoutMeter?

  /// What each view cost.
  package private(set) var costs: [(view: UIView, cost: Cost)] = []
  /// The time of the whole layout.
  package private(set) var total: UInt64 = 0
  /// How often the root's layout started over until nothing asked for more.
  package private(set) var passes = 0
  /// Variables and rows of the root's solver at the end, and how often it pivoted.
  package private(set) var variables = 0
  package private(set) var rows = 0
  package private(set) var pivots = 0

  private let root: UIView
  private let now: () -> UInt64
  private var last: UInt64 = 0
  private var open: [(place: Int, work: Work)] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Lays out a tree anew, as if it were for the first time: all views are asked for their content and for layout, the solver
  /// begins without a solution, and no text has been measured. Frames are the same afterwards.
  ///
  /// - Parameters:
  ///   - root: The root of a tree that has been laid out.
  ///   - now: A clock that does not go back.
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
    begin(root, .pass)
    measure(root, .solver) { root.renewEngine() }
    root.layoutIfNeeded()
    end()
    if let engine = root.rootEngine {
      (variables, rows, pivots) = engine.size
    }
  }

  func begin(_ view: UIView, _ work: Work) {
    tick()
    let place = place(of: view)
    if let top = open.last, top == (place, work) {} else { costs[place].cost.counts[work.rawValue] += 1 }
    open.append((place, work))
  }

  func end() {
    tick()
    open.removeLast()
  }

  func measure<Result>(_ view: UIView, _ work: Work, _ body: () -> Result) -> Result {
    begin(view, work)
    defer { end() }
    return body()
  }

  func countPass(of tree: UIView) {
    if tree === root { passes += 1 }
  }

  /// Gives the time since the last event to what was under way.
  private func tick() {
    let time = now()
    defer { last = time }
    guard let (place, work) = open.last else { return }
    costs[place].cost.times[work.rawValue] += time - last
    total += time - last
  }

  private func place(of view: UIView) -> Int {
    if let place = places[ObjectIdentifier(view)] { return place }
    places[ObjectIdentifier(view)] = costs.count
    costs.append((view, Cost()))
    return costs.count - 1
  }
}

extension UIView {
  /// Has the constraints of the tree below this root solved from nothing.
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
