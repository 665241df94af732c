// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Determines which required constraints to break if they can't all be satisfied. Constraints are added in order of
// rank. When the minimum violation becomes positive, the most recently added constraint is broken. At that vertex,
// the kinks (breakpoints of costs) that hold its row are a Farkas certificate with linearly independent rows. The
// conflict is therefore irreducible, and the broken constraint has the greatest rank in it. The result depends only
// on the set of constraints. Breaking the row with the largest part of the total violation was rejected, because the
// result would depend on the path of the simplex.

extension Simplex {
  /// Returns the sum of the violations of level 0 (required constraints) that exceed rounding errors.
  mutating func requiredViolation() -> Double {
    var sum = 0.0
    guard hasRequired, costly > 0 else { return 0 }
    for k in 0..<Int(kinkStart[total]) where kinkLevel[k] == 0 {
      let amount = violation(ofKink: k)
      if amount > tolerance(ofKink: k) { sum += amount }
    }
    return sum
  }

  /// Returns the tolerance for a kink. It grows with the magnitude of the kink's position.
  func tolerance(ofKink kink: Int) -> Double { Tolerance.conflict(at: kinkPosition[kink]) }

  /// Returns the tags of the kinks that prevent `kink` from being satisfied: one for each variable that holds the
  /// kink's owner in place.
  mutating func certificate(against kink: Int) -> [Int32] {
    let owner = Int(kinkOwner[kink])
    // The direction in which the owner must move to satisfy the kink.
    let wanted = value[owner] < kinkPosition[kink] ? 1.0 : -1.0
    if place[owner] < 0 { return [blocker(of: owner, direction: wanted)].compactMap { $0 } }
    var holders: [(variable: Int, rate: Double)] = []
    forEachHolder(of: owner) { holders.append(($0, $1)) }
    return holders.compactMap { blocker(of: $0.variable, direction: wanted * $0.rate) }
  }

  /// Returns the lowest tag of the level 0 kinks that prevent a held variable from moving in a direction.
  private func blocker(of variable: Int, direction: Double) -> Int32? {
    var best: Int32?
    for k in kinks(of: variable) where kinkSide[k] == 0 && kinkLevel[k] == 0 {
      let blocks = direction > 0 ? kinkHigh[k] > 0 : kinkLow[k] < 0
      if blocks, best == nil || kinkTag[k] < best ?? 0 { best = kinkTag[k] }
    }
    return best
  }

  /// Calls `body` with each nonbasic variable on which the given basic variable depends, and the rate of change.
  mutating func forEachHolder(of basic: Int, _ body: (Int, Double) -> Void) {
    let position = Int(place[basic])
    work.pointee.laneValues[position] = 1
    work.pointee.lanes.mark(position)
    solveLanes(stride: 1)
    var rates: [Int: Double] = [:]
    for i in 0..<work.pointee.lanes.count {
      let p = Int(work.pointee.lanes.index[i])
      let weight = work.pointee.laneValues[p]
      work.pointee.laneValues[p] = 0
      let row = Int(basis.rowOf[p])
      for e in Int(rowStart[row])..<Int(rowStart[row + 1]) where place[Int(rowVariable[e])] < 0 {
        rates[Int(rowVariable[e]), default: 0] -= weight * rowCoefficient[e]
      }
      if place[variables + row] < 0 { rates[variables + row, default: 0] += weight }
    }
    work.pointee.lanes.count = 0
    for (variable, rate) in rates.sorted(by: { $0.key < $1.key }) where rate.magnitude > Tolerance.rate {
      body(variable, rate)
    }
  }
}

extension Solver {
  /// Breaks constraints until the remaining constraints can be satisfied. Returns `false` if all required constraints
  /// can be satisfied.
  func breakConflicts() -> Bool {
    work.pointee.statistics.conflictSearches += 1
    breakConstantRows()
    let ranked = requiredByRank()
    gatherRequired(ranked)
    var simplex = Simplex(components.input, work: work)
    var kinkOf = [Int](repeating: -1, count: ranked.count)
    for k in 0..<Int(simplex.kinkStart[simplex.total]) where simplex.kinkTag[k] >= 0 {
      kinkOf[Int(simplex.kinkTag[k])] = k
    }
    simplex.crash()
    for (place, c) in ranked.enumerated() {
      let kink = kinkOf[place]
      let (low, high) = price(ofConstraint: c)
      simplex.setPrice(ofKink: kink, level: 1, low: low, high: high)
      _ = simplex.optimize()
      if simplex.violation(ofKink: kink) <= simplex.tolerance(ofKink: kink) {
        simplex.setPrice(ofKink: kink, level: 0, low: low, high: high)
        continue
      }
      let culprits = simplex.certificate(against: kink).map { ranked[Int($0)] }
      simplex.setPrice(ofKink: kink, level: 1, low: 0, high: 0)
      recordConflict(breaking: c, culprits: culprits)
    }
    sortConflicts()
    return !conflictList.isEmpty
  }

  /// Restores all broken constraints.
  func forgetConflicts() {
    for c in 0..<model.constraints.count { model.constraints[c].isBroken = false }
    conflictList.removeAll()
  }

  private func requiredByRank() -> [Int] {
    var ranked: [Int] = []
    for c in 0..<model.constraints.count where model.constraints[c].isLive && model.constraints[c].termCount > 0 {
      if model.constraints[c].priority == Priority.required.value { ranked.append(c) }
    }
    ranked.sort { (model.constraints[$0].rank, $0) < (model.constraints[$1].rank, $1) }
    return ranked
  }

  /// Collects only the required rows, as declared and without costs. Tags are indexes into `ranked`.
  private func gatherRequired(_ ranked: [Int]) {
    components.input.reset()
    let variables = model.variables.count
    components.input.variables = variables
    components.input.levels = 2
    components.input.userLevels = 2
    components.input.hasRequired = true
    components.input.order.fill(variables, 0)
    components.input.start.fill(variables, 0)
    for (place, c) in ranked.enumerated() { gatherRequired(c, tag: Int32(place)) }
    // Adds a kink without a cost for each variable, so that every variable has a position at which it can be held.
    for v in 0..<variables {
      components.input.kinks.append(Kink(owner: Int32(v), level: 1, position: 0, low: 0, high: 0, tag: -1))
    }
  }

  private func gatherRequired(_ c: Int, tag: Int32) {
    let terms = model.terms(of: c)
    var (owner, scale) = (Int32(0), 1.0)
    if terms.count == 1 {
      owner = model.termVariable[terms.lowerBound]
      scale = model.termCoefficient[terms.lowerBound]
    } else {
      owner = Int32(components.input.variables + components.input.rows)
      components.input.rows += 1
      components.input.rowStart.append(Int32(components.input.rowVariable.count))
      for t in terms {
        components.input.rowVariable.append(model.termVariable[t])
        components.input.rowCoefficient.append(model.termCoefficient[t])
      }
    }
    components.input.kinks.append(
      Kink(owner: owner, level: 1, position: model.constraints[c].constant / scale, low: 0, high: 0, tag: tag))
  }

  private func price(ofConstraint c: Int) -> (low: Double, high: Double) {
    let record = model.constraints[c]
    let scale = record.termCount == 1 ? model.termCoefficient[Int(record.termStart)] : 1
    let relation = scale < 0 ? -record.relation : record.relation
    return (relation >= 0 ? -scale.magnitude : 0, relation <= 0 ? scale.magnitude : 0)
  }

  private func recordConflict(breaking broken: Int, culprits: [Int]) {
    model.constraints[broken].isBroken = true
    let sorted = (culprits + [broken]).sorted {
      (model.constraints[$0].rank, $0) < (model.constraints[$1].rank, $1)
    }
    conflictList.append(
      LayoutConflict(culprits: sorted.map(handle(ofConstraint:)), broken: handle(ofConstraint: broken)))
  }

  /// Breaks required constraints without variables that can't be satisfied, such as 0 >= 5.
  private func breakConstantRows() {
    for c in 0..<model.constraints.count where model.constraints[c].isLive && model.constraints[c].termCount == 0 {
      let record = model.constraints[c]
      guard record.priority == Priority.required.value, !record.isBroken else { continue }
      let offset = -record.constant
      let isViolated =
        (record.relation <= 0 && offset > Tolerance.conflict) || (record.relation >= 0 && offset < -Tolerance.conflict)
      if isViolated { recordConflict(breaking: c, culprits: []) }
    }
  }

  private func sortConflicts() {
    guard conflictList.count > 1 else { return }
    conflictList.sort {
      let (a, b) = ($0.broken.slot, $1.broken.slot)
      return (model.constraints[a].rank, a) < (model.constraints[b].rank, b)
    }
  }
}
