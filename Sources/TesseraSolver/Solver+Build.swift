// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Turns one connected part of the model into a simplex: levels from the priorities present, rows from constraints on
// several variables, kinks from those on one, and the two hidden levels that pull every variable to rest.

extension Solver {
  /// Builds and solves component `index`, which must have no simplex yet.
  func build(_ index: Int) -> Simplex {
    gatherInput(index)
    var simplex = Simplex(components.input, work: work)
    mapKinks(simplex)
    simplex.crash()
    return simplex
  }

  /// Fills the shared input with the rows of a component that are not broken.
  func gatherInput(_ index: Int) {
    components.input.reset()
    let members = Int(components.memberStart[index])..<Int(components.memberStart[index + 1])
    components.input.variables = members.count
    let levels = sortedLevels(index)
    components.input.userLevels = levels.count
    components.input.levels = levels.count + 2
    gatherOrder(members)
    for at in Int(components.rowStart[index])..<Int(components.rowStart[index + 1]) {
      let c = Int(components.rowMembers[at])
      if model.constraints[c].isBroken { continue }
      gatherConstraint(c, level: levelIndex(model.constraints[c].priority, levels))
    }
    for local in 0..<members.count {
      let record = model.variables[Int(components.members[members.lowerBound + local])]
      let level = Int32(levels.count + (record.role == Role.size.rawValue ? 0 : 1))
      components.input.kinks.append(
        Kink(owner: Int32(local), level: level, position: record.rest, low: -1, high: 1, tag: -1))
    }
  }

  /// The distinct priorities of a component, greatest first.
  private func sortedLevels(_ index: Int) -> [Float] {
    var levels: [Float] = []
    var last: Float = 0
    for at in Int(components.rowStart[index])..<Int(components.rowStart[index + 1]) {
      let priority = model.constraints[Int(components.rowMembers[at])].priority
      if priority == last { continue }
      last = priority
      if !levels.contains(priority) { levels.append(priority) }
    }
    levels.sort(by: >)
    return levels
  }

  private func levelIndex(_ priority: Float, _ levels: [Float]) -> Int32 {
    var (low, high) = (0, levels.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  private func gatherOrder(_ members: Range<Int>) {
    var sorted = (0..<members.count).map { Int32($0) }
    let slots = components.members.base + members.lowerBound
    sorted.sort { a, b in
      let (x, y) = (Int(slots[Int(a)]), Int(slots[Int(b)]))
      return (model.variables[x].order, x) < (model.variables[y].order, y)
    }
    components.input.order.fill(members.count, 0)
    for (place, local) in sorted.enumerated() { components.input.order[Int(local)] = Int32(place) }
    for local in 0..<members.count { components.input.start.append(model.variables[Int(slots[local])].rest) }
  }

  func gatherConstraint(_ c: Int, level: Int32) {
    let record = model.constraints[c]
    let terms = model.terms(of: c)
    var relation = record.relation
    var (owner, scale) = (Int32(0), 1.0)
    if terms.count == 1 {
      owner = components.localVariable[Int(model.termVariable[terms.lowerBound])]
      scale = model.termCoefficient[terms.lowerBound]
      if scale < 0 { relation = -relation }
    } else {
      owner = Int32(components.input.variables + components.input.rows)
      components.input.rows += 1
      components.input.rowStart.append(Int32(components.input.rowVariable.count))
      for t in terms {
        components.input.rowVariable.append(components.localVariable[Int(model.termVariable[t])])
        components.input.rowCoefficient.append(model.termCoefficient[t])
      }
    }
    let weight = scale.magnitude
    components.input.kinks.append(
      Kink(
        owner: owner, level: level, position: record.constant / scale, low: relation >= 0 ? -weight : 0,
        high: relation <= 0 ? weight : 0, tag: Int32(c)))
  }

  private func mapKinks(_ simplex: Simplex) {
    for k in 0..<Int(simplex.kinkStart[simplex.total]) where simplex.kinkTag[k] >= 0 {
      components.kinkOf[Int(simplex.kinkTag[k])] = Int32(k)
    }
  }

  /// Where the kink of a constraint lies for its current constant.
  func kinkPosition(ofConstraint c: Int) -> Double {
    let record = model.constraints[c]
    return record.termCount == 1 ? record.constant / model.termCoefficient[Int(record.termStart)] : record.constant
  }
}
