// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraViews

/// What the layout of a screen costs, view by view.
package struct LayoutCost: Sendable, Encodable {
  /// What one view costs.
  package struct View: Equatable, Sendable, Encodable {
    /// Nanoseconds for the view itself. Those of all views are together those of the whole.
    package var own = 0
    /// With all views inside it.
    package var all = 0
    /// Of the view itself: `layoutSubviews`.
    package var layout = 0
    /// `updateConstraints`.
    package var update = 0
    /// Solving the constraints of the tree whose root it is; those of a window are solved at once.
    package var solver = 0
    /// Measuring its text or other content.
    package var content = 0
    /// Walking through the tree.
    package var pass = 0
    /// How often `layoutSubviews` was called.
    package var layouts = 0
    /// How often its content was measured.
    package var measurements = 0
    /// How often constraints were solved with it as the root.
    package var solutions = 0
    /// The active constraints that it holds, and those with all views inside it.
    package var constraints = 0
    package var allConstraints = 0
  }

  /// By the numbers of views.
  package var views: [View] = []
  /// Nanoseconds of one layout: the own times of all views.
  package var total = 0
  /// How often layout started over until nothing asked for more.
  package var passes = 0
  /// Of the window's solver.
  package var variables = 0
  package var rows = 0
  package var pivots = 0
  /// The layouts of which each time is the one in the middle.
  package var runs = 0
}

extension ScreenInspector {
  /// Lays out the screen anew, some times, and tells for each view and work the time in the middle, as a processor that does something
  /// else meanwhile takes its time from some view in some run.
  ///
  /// `layoutSubviews` of all views runs as often. Frames are the same afterwards.
  ///
  /// - Parameters:
  ///   - runs: How many layouts at most; fewer if they take more than two seconds.
  ///   - now: A clock in nanoseconds.
  package func layoutCost(runs: Int = 7, now: @escaping () -> UInt64 = LayoutCost.clock) -> LayoutCost {
    live.run {
      // The first one finds fonts and memory cold.
      _ = LayoutMeter(layingOut: live.window, now: now)
      var meters: [LayoutMeter] = []
      let start = now()
      repeat {
        meters.append(LayoutMeter(layingOut: live.window, now: now))
      } while meters.count < runs
        && now() - start < 2_000_000_000
      Stage.settle(live.window)
      return cost(meters)
    }
  }

  private func cost(_ meters: [LayoutMeter]) -> LayoutCost {
    let runs = meters.map { own($0) }
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

  /// What one layout did for each view.
  private func own(_ meter: LayoutMeter) -> [LayoutCost.View] {
    var own = Array(repeating: LayoutCost.View(), count: views.count)
    for (view, part) in meter.costs {
      // What is not listed counts for what it is in.
      let index = listed(view)
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
      if !view.constraints.isEmpty { cost.views[listed(view)].constraints += view.constraints.count }
      walk.descend(into: view)
    }
  }

  /// The number of a view, or of the nearest one around it that is listed.
  private func listed(_ view: UIView) -> Int {
    sequence(first: view, next: \.superview).lazy.compactMap { self.place(of: $0) }.first ?? 0
  }
}

extension LayoutCost {
  /// Nanoseconds of a clock that does not go back.
  package static func clock() -> UInt64 {
    let time = start.duration(to: .now).components
    return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.attoseconds / 1_000_000_000)
  }

  private static let start = ContinuousClock.now
}
