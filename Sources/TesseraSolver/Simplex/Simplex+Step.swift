// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// One step: moves along the improving direction, through every kink (breakpoint of a cost), until the derivative is
// no longer negative. Then the variable whose kink stopped the walk leaves the basis and the entering variable
// replaces it.

private struct Walk {
  var distance = 0.0
  /// The crossing that stopped the walk. Crossings popped earlier were passed.
  var stop = Crossing(distance: 0, gain: 0, kink: -1, position: -1)
}

/// The nearest crossing that is certain to stop a walk, either because its level is higher than the improving level
/// or because it is at the same level and steeper than the improvement.
private struct Bound {
  let level: Int
  let gain: Double
  var distance = Double.infinity

  init(level: Int, gain: Double) {
    self.level = level
    self.gain = gain
  }

  @inline(__always)
  mutating func meet(level other: Int, gain steeper: Double, at distance: Double) {
    let stops = other < level ? steeper > Tolerance.steeper : other == level && steeper > gain + Tolerance.steeper
    if stops, distance < self.distance { self.distance = distance }
  }
}

extension Simplex {
  /// Makes steps until no direction improves. Returns `false` if the safety limit was reached.
  mutating func optimize() -> Bool {
    var remaining = Limit.steps(total: total)
    while true {
      let entering = bestCandidate()
      if entering < 0 {
        checkAfterSearch()
        return true
      }
      remaining -= 1
      if remaining < 0 {
        work.pointee.statistics.abandoned += 1
        return false
      }
      step(entering, direction: candidateGain[entering] > 0 ? 1 : -1)
      refreshIfDue()
    }
  }

  /// Refactors the basis when its updates cost more than they save. Recomputes values and gradients less often.
  mutating func refreshIfDue() {
    if basis.isDense {
      if stepsSinceRefresh >= Limit.denseSteps { refresh() }
      return
    }
    let entries = basis.factor.updateEntries
    guard
      basis.factor.updates >= Limit.updates(rows: rows)
        || entries > Limit.updateEntries(rows: rows, entries: rowVariableCount)
    else { return }
    if stepsSinceRefresh >= Limit.sparseSteps {
      refresh()
    } else if refactor() {
      recompute()
    }
  }

  private mutating func refresh() {
    _ = refactor()
    recompute()
    stepsSinceRefresh = 0
  }

  private var rowVariableCount: Int { Int(rowStart[rows]) }

  /// Makes a step. Returns the length of the walk, or infinity if nothing stopped it.
  @discardableResult
  mutating func step(_ entering: Int, direction: Double) -> Double {
    scatterColumn(entering, scale: 1)
    solveColumn(keepSpike: true)
    collectCrossings(entering, direction)
    let derivative = directionalDerivatives(of: entering) + (direction > 0 ? 0 : levels)
    var count = work.pointee.crossings.count
    let walk = walk(derivative, &count)
    stepsSinceRefresh += 1
    changesSinceRefinement += Limit.editsBeforeRefinement
    guard walk.stop.kink >= 0 else {
      work.pointee.column.clear()
      giveUp(on: entering)
      return .infinity
    }
    stalled = walk.distance > 0 ? 0 : stalled + 1
    move(entering, by: direction * walk.distance)
    passKinks(entering, direction, from: count + 1)
    if walk.stop.position < 0 {
      flip(entering, to: Int(walk.stop.kink))
    } else {
      exchange(entering: entering, direction: direction, stop: walk.stop)
    }
    work.pointee.column.clear()
    checkAfterStep()
    return walk.distance
  }

  /// Handles a walk that no kink stops. Only rounding errors can cause this. Restarts once with recomputed numbers,
  /// then gives up.
  private mutating func giveUp(on variable: Int) {
    if stepsSinceRefresh > 1 {
      refresh()
    } else {
      unlist(variable)
      #if DEBUG
        hasGivenUp = true
      #endif
    }
  }

  /// Collects the kinks along the walk, except those beyond a kink that is certain to stop it.
  private mutating func collectCrossings(_ entering: Int, _ direction: Double) {
    work.pointee.crossings.removeAll()
    var bound = Bound(level: Int(listOf[entering]), gain: candidateGain[entering].magnitude)
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let p = Int(column.index[i])
      let rate = -column.values[p] * direction
      if rate.magnitude <= Tolerance.rate { continue }
      collect(kinksOf: Int(basis.head[p]), rate: rate, position: Int32(p), within: &bound)
    }
    collect(kinksOf: entering, rate: direction, position: -1, within: &bound)
    dropCrossings(beyond: bound.distance)
    CrossingHeap.makeHeap(work.pointee.crossings.view, work.pointee.crossings.count)
  }

  private mutating func dropCrossings(beyond distance: Double) {
    let crossings = work.pointee.crossings.view
    var kept = 0
    for i in 0..<work.pointee.crossings.count where crossings[i].distance <= distance {
      crossings[kept] = crossings[i]
      kept += 1
    }
    work.pointee.crossings.truncate(to: kept)
  }

  @inline(__always)
  private func collect(kinksOf variable: Int, rate: Double, position: Int32, within bound: inout Bound) {
    let right = kinksRight[variable]
    if rate > 0 ? right == 0 : right == kinkStart[variable + 1] - kinkStart[variable] { return }
    let x = value[variable]
    let ahead: Int8 = rate > 0 ? -1 : 1
    for k in kinks(of: variable) where kinkSide[k] == ahead {
      let gain = (kinkHigh[k] - kinkLow[k]) * rate.magnitude
      if gain == 0 { continue }
      let distance = max(0, (kinkPosition[k] - x) / rate)
      if distance > bound.distance { continue }
      bound.meet(level: Int(kinkLevel[k]), gain: gain, at: distance)
      work.pointee.crossings.append(Crossing(distance: distance, gain: gain, kink: Int32(k), position: position))
    }
  }

  /// Pops crossings while the derivative is negative. Afterward, the heap contains `count` crossings. The passed
  /// crossings are stored after the stopping one, from index `count + 1`.
  private mutating func walk(_ derivative: BufferView<Double>, _ count: inout Int) -> Walk {
    let base = work.pointee.crossings.view
    while count > 0 {
      let crossing = CrossingHeap.popFirst(base, &count)
      derivative[Int(kinkLevel[Int(crossing.kink)])] += crossing.gain
      if lexSign(derivative) >= 0 { return Walk(distance: crossing.distance, stop: crossing) }
    }
    return Walk()
  }

  private mutating func move(_ entering: Int, by amount: Double) {
    if amount == 0 { return }
    value[entering] += amount
    let column = work.pointee.column.view
    for i in 0..<column.count {
      let p = Int(column.index[i])
      value[Int(basis.head[p])] -= column.values[p] * amount
    }
  }

  /// Updates the sides of the passed kinks. Adds the cost changes to the lanes by basis position, and changes of the
  /// entering variable directly to its gradient.
  private mutating func passKinks(_ entering: Int, _ direction: Double, from first: Int) {
    let crossings = work.pointee.crossings.view
    let lanes = work.pointee.laneValues.view
    let column = work.pointee.column.values
    let own = gradient + entering * levels
    for c in first..<max(first, work.pointee.crossings.count) {
      let k = Int(crossings[c].kink)
      let p = Int(crossings[c].position)
      let change = flipSide(k)
      if p >= 0 {
        lanes[p * levels + Int(kinkLevel[k])] += change
        work.pointee.lanes.mark(p)
        own[Int(kinkLevel[k])] -= change * column[p]
      } else {
        own[Int(kinkLevel[k])] += change
      }
    }
    leaveHeldKinks(entering, direction > 0 ? 1 : -1)
  }

  /// Updates a passed kink's side. Returns the change in slope.
  @inline(__always)
  mutating func flipSide(_ k: Int) -> Double {
    let up = kinkSide[k] < 0
    setSide(k, up ? 1 : -1)
    return up ? kinkHigh[k] - kinkLow[k] : kinkLow[k] - kinkHigh[k]
  }

  private mutating func leaveHeldKinks(_ variable: Int, _ side: Int8) {
    for k in kinks(of: variable) where kinkSide[k] == 0 {
      setSide(k, side)
      gradient[variable * levels + Int(kinkLevel[k])] += slope(ofKink: k)
    }
  }

  /// Holds a nonbasic variable at a kink. Kinks at the same position no longer contribute to its gradient.
  mutating func hold(_ variable: Int, at kink: Int) {
    heldAt[variable] = Int32(kink)
    value[variable] = kinkPosition[kink]
    for k in kinks(of: variable) where kinkPosition[k] == kinkPosition[kink] {
      gradient[variable * levels + Int(kinkLevel[k])] -= slope(ofKink: k)
      setSide(k, 0)
    }
  }

  /// Ends a step at one of the entering variable's own kinks, without exchanging variables.
  private mutating func flip(_ entering: Int, to kink: Int) {
    work.pointee.statistics.boundFlips += 1
    hold(entering, at: kink)
    // The gradient of `entering` is already up to date. Treating the variable as basic excludes it from the update.
    place[entering] = 0
    solveLanes(stride: levels)
    applyLanes(tracking: true)
    place[entering] = -1
    touch(entering)
    repriceTouched()
  }

  private mutating func exchange(entering: Int, direction: Double, stop: Crossing) {
    work.pointee.statistics.pivots += 1
    let position = Int(stop.position)
    let leaving = Int(basis.head[position])
    let theta = work.pointee.theta.view
    priceOut(entering, theta, pivot: work.pointee.column.values[position])
    let lane = work.pointee.laneValues.view + position * levels
    for l in 0..<levels { lane[l] += theta[l] }
    work.pointee.lanes.mark(position)
    place[entering] = Int32(position)
    unlist(entering)
    solveLanes(stride: levels)
    applyLanes(tracking: true)
    replaceBasic(at: position, with: entering)
    place[leaving] = -1
    let target = gradient + leaving * levels
    for l in 0..<levels { target[l] = -theta[l] }
    hold(leaving, at: Int(stop.kink))
    touch(leaving)
    repriceTouched()
  }

  /// Computes theta = gradient / pivot for the entering variable, and clears its gradient.
  private mutating func priceOut(_ entering: Int, _ theta: BufferView<Double>, pivot: Double) {
    let own = gradient + entering * levels
    for l in 0..<levels {
      theta[l] = own[l] / pivot
      own[l] = 0
      if theta[l].magnitude < Tolerance.gradientEntry { theta[l] = 0 }
    }
  }
}
