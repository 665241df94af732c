// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Makes the optimum unique. The hidden levels (below all priorities of the caller) pull inequalities to their bounds,
// then sizes and origins to their rest values. Even after all levels, a direction may still have no cost. Then the
// first variable, in the caller's order, that changes along the direction decides: it either moves toward its rest
// value or not at all. By convexity, the result is unique and therefore independent of history.

extension Simplex {
  /// Finds the unique optimum for all levels. Returns `false` if the safety limit was reached.
  mutating func solveToUniquePoint() -> Bool {
    guard optimize() else { return false }
    var remaining = Limit.tieBreakSteps(total: total)
    while let (entering, direction) = nextFreeImprovement() {
      remaining -= 1
      if remaining < 0 {
        work.pointee.statistics.abandoned += 1
        return false
      }
      work.pointee.statistics.tieBreakPivots += 1
      step(entering, direction: direction)
      refreshIfDue()
      guard optimize() else { return false }
    }
    return true
  }

  /// Returns the next improving cost-free direction, lowest variable first (Bland's rule), so that zero-length steps
  /// can't cycle.
  private mutating func nextFreeImprovement() -> (Int, Double)? {
    var best: (Int, Double)?
    var next = Int(listHead[levels])
    while next >= 0 {
      if best == nil || next < best?.0 ?? 0, let direction = freeImprovement(of: next) { best = (next, direction) }
      next = Int(listNext[next])
    }
    return best
  }

  /// Returns whether the optimum is not unique. At a degenerate vertex, a cost-free direction may have length zero,
  /// so the solver walks along it. Only a walk of positive length counts.
  mutating func leavesChoice() -> Bool {
    var remaining = Limit.choiceSteps(rows: rows)
    while listHead[levels] >= 0 {
      remaining -= 1
      if remaining < 0 { return true }
      var entering = Int(listHead[levels])
      var next = Int(listNext[entering])
      while next >= 0 {
        entering = min(entering, next)
        next = Int(listNext[next])
      }
      let isRight = isFlat(directionalDerivatives(of: entering), levels)
      if step(entering, direction: isRight ? 1 : -1) > Tolerance.walk { return true }
      refreshIfDue()
      guard optimize() else { return true }
    }
    return false
  }

  /// Returns whether a nonbasic variable can move without cost at any of the first `count` levels.
  mutating func hasFlatDirection(of variable: Int, levels count: Int) -> Bool {
    let lanes = directionalDerivatives(of: variable)
    return isFlat(lanes, count) || isFlat(lanes + levels, count)
  }

  private func isFlat(_ lane: BufferView<Double>, _ count: Int) -> Bool {
    for l in 0..<count where lane[l].magnitude > Tolerance.slope { return false }
    return true
  }

  /// Returns the cost-free direction of a nonbasic variable in which the first variable to change gets closer to its
  /// rest value, or nil if there is none.
  private mutating func freeImprovement(of variable: Int) -> Double? {
    let lanes = directionalDerivatives(of: variable)
    let (right, left) = (isFlat(lanes, levels), isFlat(lanes + levels, levels))
    guard right || left else { return nil }
    scatterColumn(variable, scale: 1)
    solveColumn(keepSpike: false)
    let rate = decidingRate(variable)
    work.pointee.column.clear()
    if rate < 0, right { return 1 }
    if rate > 0, left { return -1 }
    return nil
  }

  /// Returns the rate at which the first variable that changes, in the caller's order, moves away from its rest value
  /// as `variable` moves right, or 0 if it is at rest.
  private mutating func decidingRate(_ variable: Int) -> Double {
    var (first, rate) = (-1, 0.0)
    if variable < variables { (first, rate) = (variable, 1) }
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let p = Int(column.index[i])
      let basic = Int(basis.head[p])
      guard basic < variables, column.values[p].magnitude > Tolerance.rate else { continue }
      if first < 0 || order[basic] < order[first] { (first, rate) = (basic, -column.values[p]) }
    }
    guard first >= 0 else { return 0 }
    for k in kinks(of: first) where Int(kinkLevel[k]) >= restLevel {
      let offset = value[first] - kinkPosition[k]
      if offset.magnitude <= Tolerance.position(at: kinkPosition[k]) { return 0 }
      return offset > 0 ? rate : -rate
    }
    return 0
  }
}
