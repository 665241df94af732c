// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraViews

/// The cost of a screen's layout, by view.
package struct LayoutCost: Sendable, Encodable {
  /// The layout cost of one view.
  package struct View: Equatable, Sendable, Encodable {
    /// The time spent in the view itself, in nanoseconds. The sum over all views is the total.
    package var own = 0
    /// The time spent in the view and all its subviews.
    package var all = 0
    /// The time spent in the view's `layoutSubviews`, excluding subviews.
    package var layout = 0
    /// The time spent in the view's `updateConstraints`, excluding subviews.
    package var update = 0
    /// The time spent solving the constraints of the tree whose root is this view. All constraints in a window are
    /// solved together.
    package var solver = 0
    /// The time spent measuring text or other content.
    package var content = 0
    /// The time spent traversing the view tree.
    package var pass = 0
    /// The number of calls to `layoutSubviews`.
    package var layouts = 0
    /// The number of times that the view's content was measured.
    package var measurements = 0
    /// The number of times that constraints were solved with this view as the root.
    package var solutions = 0
    /// The number of active constraints on the view. `allConstraints` also includes the constraints of all subviews.
    package var constraints = 0
    package var allConstraints = 0
  }

  /// The costs, by view number.
  package var views: [View] = []
  /// The time of one layout, in nanoseconds, which is the sum of the views' own times.
  package var total = 0
  /// The number of layout passes until no view needed layout.
  package var passes = 0
  /// The number of variables in the window's constraint solver.
  package var variables = 0
  package var rows = 0
  package var pivots = 0
  /// The number of layouts from which the median is computed.
  package var runs = 0
}

extension ScreenInspector {
  /// Repeats the screen's layout and returns the median time for each view and type of work. The median is used
  /// because other processes distort individual measurements.
  ///
  /// `layoutSubviews` is called on every view in each run. All frames are unchanged afterward.
  ///
  /// - Parameters:
  ///   - runs: The maximum number of layouts. There are fewer if they take more than two seconds.
  ///   - now: A function that returns the current time in nanoseconds.
  package func layoutCost(runs: Int = 7, now: @escaping () -> UInt64 = LayoutCost.clock) -> LayoutCost {
    live.run {
      // Warm up the caches with a layout that is not measured.
      _ = LayoutMeter(layingOut: live.window, now: now)
      var meters: [LayoutMeter] = []
      let start = now()
      repeat {
        meters.append(LayoutMeter(layingOut: live.window, now: now))
      } while meters.count < runs
        && now() - start < 2_000_000_000
      Stage.finishLayout(of: live.window)
      return cost(meters)
    }
  }

  private func cost(_ meters: [LayoutMeter]) -> LayoutCost {
    let runs = meters.map { ownCosts(of: $0) }
    var cost = LayoutCost()
    cost.runs = runs.count
    if let last = meters.last {
      (cost.passes, cost.variables, cost.rows, cost.pivots) = (last.passes, last.variables, last.rows, last.pivots)
    }
    cost.views = runs.last ?? []
    for index in cost.views.indices {
      for time in [\LayoutCost.View.layout, \.update, \.solver, \.content, \.pass] {
        let middle = runs.map { $0[index][keyPath: time] }.sorted()[runs.count / 2]
        cost.views[index][keyPath: time] = middle
        cost.views[index].own += middle
        cost.total += middle
      }
    }
    addConstraints(&cost)
    for index in views.indices.reversed() {
      cost.views[index].all += cost.views[index].own
      cost.views[index].allConstraints += cost.views[index].constraints
      let parent = views[index].parent
      guard parent >= 0 else { continue }
      cost.views[parent].all += cost.views[index].all
      cost.views[parent].allConstraints += cost.views[index].allConstraints
    }
    return cost
  }

  /// Returns the cost of one layout for each view, excluding its subviews.
  private func ownCosts(of meter: LayoutMeter) -> [LayoutCost.View] {
    var own = Array(repeating: LayoutCost.View(), count: views.count)
    for (view, part) in meter.costs {
      // The cost of an unlisted view is added to its nearest listed ancestor.
      let index = listedIndex(of: view)
      func time(_ work: LayoutMeter.Work) -> Int { Int(part.times[work.rawValue]) }
      own[index].layout += time(.layout)
      own[index].update += time(.constraints)
      own[index].solver += time(.solver)
      own[index].content += time(.content)
      own[index].pass += time(.pass)
      own[index].layouts += part.counts[LayoutMeter.Work.layout.rawValue]
      own[index].measurements += part.counts[LayoutMeter.Work.content.rawValue]
      own[index].solutions += part.counts[LayoutMeter.Work.solver.rawValue]
    }
    return own
  }

  private func addConstraints(_ cost: inout LayoutCost) {
    var walk = TreeWalk(live.window)
    while let view = walk.next() {
      if !view.constraints.isEmpty { cost.views[listedIndex(of: view)].constraints += view.constraints.count }
      walk.descend(into: view)
    }
  }

  /// Returns the number of a view or its nearest listed ancestor.
  private func listedIndex(of view: UIView) -> Int {
    sequence(first: view, next: \.superview).lazy.compactMap { self.viewIndex(of: $0) }.first ?? 0
  }
}

extension LayoutCost {
  /// Returns the time of a monotonic clock, in nanoseconds.
  package static func clock() -> UInt64 {
    let time = start.duration(to: .now).components
    return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.attoseconds / 1_000_000_000)
  }

  private static let start = ContinuousClock.now
}
