// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Which required constraints are broken when they cannot all hold. They are taken in order of rank: each joins those
// kept before it, or, if its least violation is positive, is broken. At that vertex the kinks that hold its row are a
// Farkas certificate with linearly independent rows, so the conflict found is irreducible, and the broken constraint
// has its greatest rank. The outcome depends on the set of constraints alone.
// Rejected: breaking the worst row of the summed violation; which row that is depends on the path of the simplex.

extension Simplex {
  static let conflictTolerance = 1e-6

  /// The sum of violations of level 0 beyond rounding.
  func requiredViolation() -> Double {
    var sum = 0.0
    for k in 0..<Int(kinkStart[total]) where kinkLevel[k] == 0 && userLevels > 0 {
      let amount = violation(ofKink: k)
      if amount > Simplex.conflictTolerance * (1 + kinkPosition[k].magnitude * 1e-3) { sum += amount }
    }
    return sum
  }

  /// The tags of the kinks that keep `kink` violated, one per variable that holds its owner.
  mutating func certificate(against kink: Int) -> [Int32] {
    let owner = Int(kinkOwner[kink])
    // The owner has to move this way to satisfy the kink.
    let wanted = value[owner] < kinkPosition[kink] ? 1.0 : -1.0
    if place[owner] < 0 { return [blocker(of: owner, direction: wanted)].compactMap { $0 } }
    var tags: [Int32] = []
    forEachHolder(of: owner) { variable, rate in
      if let tag = self.blocker(of: variable, direction: wanted * rate) { tags.append(tag) }
    }
    return tags
  }

  /// The lowest tag among the level 0 kinks that forbid a held variable to move this way.
  private func blocker(of variable: Int, direction: Double) -> Int32? {
    var best: Int32?
    for k in kinks(of: variable) where kinkSide[k] == 0 && kinkLevel[k] == 0 {
      let blocks = direction > 0 ? kinkHigh[k] > 0 : kinkLow[k] < 0
      if blocks, best == nil || kinkTag[k] < best ?? 0 { best = kinkTag[k] }
    }
    return best
  }

  /// Calls `body` with each nonbasic variable a basic one depends on, and how fast it moves with it.
  func forEachHolder(of basic: Int, _ body: (Int, Double) -> Void) {
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
    for (variable, rate) in rates.sorted(by: { $0.key < $1.key }) where rate.magnitude > 1e-9 { body(variable, rate) }
  }
}

extension Solver {
  /// Breaks what must be broken in a component. False when all required constraints can hold after all.
  func breakConflicts(_ index: Int) -> Bool {
    work.pointee.statistics.conflictSearches += 1
    let ranked = requiredByRank(index)
    gatherRequired(ranked, index)
    var simplex = Simplex(components.input, work: work)
    var kinkOf = [Int](repeating: -1, count: ranked.count)
    for k in 0..<Int(simplex.kinkStart[simplex.total]) where simplex.kinkTag[k] >= 0 {
      kinkOf[Int(simplex.kinkTag[k])] = k
    }
    simplex.crash()
    var found = false
    for (place, c) in ranked.enumerated() {
      let kink = kinkOf[place]
      let (low, high) = price(ofConstraint: c)
      simplex.setPrice(ofKink: kink, level: 1, low: low, high: high)
      _ = simplex.optimize()
      if simplex.violation(ofKink: kink) <= Simplex.conflictTolerance
        * (1 + simplex.kinkPosition[kink].magnitude * 1e-3)
      {
        simplex.setPrice(ofKink: kink, level: 0, low: low, high: high)
        continue
      }
      found = true
      let culprits = simplex.certificate(against: kink).map { ranked[Int($0)] }
      simplex.setPrice(ofKink: kink, level: 1, low: 0, high: 0)
      recordConflict(breaking: c, culprits: culprits)
    }
    simplex.free()
    return found
  }

  private func requiredByRank(_ index: Int) -> [Int] {
    var ranked: [Int] = []
    for at in Int(components.rowStart[index])..<Int(components.rowStart[index + 1]) {
      let c = Int(components.rowMembers[at])
      if model.constraints[c].priority == Priority.required.value { ranked.append(c) }
    }
    ranked.sort { (model.constraints[$0].rank, $0) < (model.constraints[$1].rank, $1) }
    return ranked
  }

  /// The required rows alone, as yet without a price; tags are places in `ranked`.
  private func gatherRequired(_ ranked: [Int], _ index: Int) {
    components.input.reset()
    let members = Int(components.memberStart[index])..<Int(components.memberStart[index + 1])
    components.input.variables = members.count
    components.input.levels = 2
    components.input.userLevels = 2
    for local in 0..<members.count {
      components.input.order.append(Int32(local))
      components.input.start.append(0)
    }
    for (place, c) in ranked.enumerated() {
      gatherConstraint(c, level: 1)
      let kink = components.input.kinks.count - 1
      components.input.kinks.base[kink].low = 0
      components.input.kinks.base[kink].high = 0
      components.input.kinks.base[kink].tag = Int32(place)
    }
    // Somewhere to stand for variables no kink holds.
    for local in 0..<members.count {
      components.input.kinks.append(Kink(owner: Int32(local), level: 1, position: 0, low: 0, high: 0, tag: -1))
    }
  }

  private func price(ofConstraint c: Int) -> (low: Double, high: Double) {
    let record = model.constraints[c]
    let scale = record.termCount == 1 ? model.termCoefficient[Int(record.termStart)] : 1
    let relation = scale < 0 ? -record.relation : record.relation
    return (relation >= 0 ? -scale.magnitude : 0, relation <= 0 ? scale.magnitude : 0)
  }

  private func recordConflict(breaking broken: Int, culprits: [Int]) {
    model.constraints.base[broken].isBroken = true
    let sorted = (culprits + [broken]).sorted {
      (model.constraints[$0].rank, $0) < (model.constraints[$1].rank, $1)
    }
    conflictList.append(
      LayoutConflict(culprits: sorted.map(handle(ofConstraint:)), broken: handle(ofConstraint: broken)))
  }

  /// Required constraints without variables, such as 0 >= 5, conflict with nothing but themselves.
  func breakConstantRows() {
    for c in 0..<model.constraints.count where model.constraints[c].isLive && model.constraints[c].termCount == 0 {
      let record = model.constraints[c]
      guard record.priority == Priority.required.value, !record.isBroken else { continue }
      let offset = -record.constant
      let isViolated = (record.relation <= 0 && offset > 1e-6) || (record.relation >= 0 && offset < -1e-6)
      if isViolated { recordConflict(breaking: c, culprits: []) }
    }
  }

  func sortConflicts() {
    guard conflictList.count > 1 else { return }
    conflictList.sort {
      let (a, b) = ($0.broken.slot, $1.broken.slot)
      return (model.constraints[a].rank, a) < (model.constraints[b].rank, b)
    }
  }
}
