// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts a component into a simplex. Its levels are the priorities of its constraints. Constraints on several roots
// become rows, and constraints on one root become kinks (breakpoints of the root's cost). Components built in full
// also have hidden levels below all priorities:
//
//     bounds    the distance of every inequality with `drawsToBound` from its bound (only if there is one)
//     sizes     the distance of every size from its rest value
//     origins   the distance of every origin from its rest value
//
// A dimension constrained only by inequalities therefore moves to their bound, as in UIKit, and not to 0.

extension Solver {
  /// Builds the simplex of component `index` at its initial vertex.
  func build(_ index: Int, full: Bool) -> Simplex {
    gatherInput(index, full: full)
    var simplex = Simplex(components.input, work: work)
    mapKinks(simplex, index)
    simplex.crash(hints: components.input.hint.view)
    return simplex
  }

  /// Fills the shared input with the rows of a component. The tag of a kink is its tape entry.
  func gatherInput(_ index: Int, full: Bool) {
    components.input.reset()
    let members = Int(components.memberStart[index])..<Int(components.memberStart[index + 1])
    let rows = Int(components.rowStart[index])..<Int(components.rowStart[index + 1])
    components.input.variables = members.count
    numberLevels(rows)
    let draws = full && hasDrawnRow(rows)
    components.input.restLevel = components.input.userLevels + (draws ? 1 : 0)
    components.input.levels = components.input.restLevel + (full ? 2 : 0)
    for at in rows { gatherRow(Int(components.rowMembers[at]), draws: draws) }
    for at in members {
      components.input.order.append(0)
      gatherHint(Int(components.members[at]))
    }
    for at in rows {
      let row = Int(components.rowMembers[at])
      if presolve.mapped.terms(of: row).count > 1 { gatherHint(ofConstraint: Int(presolve.mapped.constraint[row])) }
    }
    if full { pullToRest(members) } else { parkUnpriced(members) }
  }

  private func hasDrawnRow(_ rows: Range<Int>) -> Bool {
    rows.contains { model.constraints[Int(presolve.mapped.constraint[Int(components.rowMembers[$0])])].isDrawn }
  }

  private func gatherHint(_ slot: Int) {
    let hint = slot < components.variableHint.count ? components.variableHint[slot] : Hint.none
    components.input.hint.append(hint)
    components.input.start.append(hint == Hint.none ? model.variables[slot].rest : values[slot])
  }

  private func gatherHint(ofConstraint c: Int) {
    components.input.hint.append(c < components.constraintHint.count ? components.constraintHint[c] : Hint.none)
  }

  /// Numbers the component's levels by the priorities of its rows, highest first.
  private func numberLevels(_ rows: Range<Int>) {
    levelList.removeAll()
    for at in rows {
      let level = levelOf(model.constraints[Int(presolve.mapped.constraint[Int(components.rowMembers[at])])].priority)
      if localLevel[level] < 0 {
        localLevel[level] = 0
        levelList.append(Int32(level))
      }
    }
    var sorted = levelList.view.prefix(levelList.count)
    sorted.sort()
    for (place, level) in sorted.enumerated() { localLevel[Int(level)] = Int32(place) }
    components.input.userLevels = levelList.count
    components.input.hasRequired =
      levelList.count > 0 && priorities[Int(levelList[0])] == Priority.required.value
    for at in rows {
      let row = Int(components.rowMembers[at])
      let level = levelOf(model.constraints[Int(presolve.mapped.constraint[row])].priority)
      levelOfRow[row] = localLevel[level]
    }
    for level in sorted { localLevel[Int(level)] = -1 }
  }

  /// Returns the index of a priority among the model's priorities, highest first.
  @inline(__always)
  private func levelOf(_ priority: Float) -> Int {
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Collects the distinct priorities of the model.
  func collectPriorities() {
    priorities.removeAll()
    var last: Float = 0
    var found: Set<Float> = []
    for c in 0..<model.constraints.count where model.constraints[c].isLive {
      let priority = model.constraints[c].priority
      if priority == last { continue }
      last = priority
      if found.insert(priority).inserted { priorities.append(priority) }
    }
    var sorted = priorities.view.prefix(priorities.count)
    sorted.sort(by: >)
    localLevel.fill(priorities.count, -1)
  }

  private func gatherRow(_ row: Int, draws: Bool) {
    let c = Int(presolve.mapped.constraint[row])
    let terms = presolve.mapped.terms(of: row)
    let entry = Int(presolve.entryOf[c])
    var relation = model.constraints[c].relation
    var (owner, scale) = (Int32(0), 1.0)
    if terms.count == 1 {
      owner = components.localVariable[Int(presolve.mapped.variable[terms.lowerBound])]
      scale = presolve.mapped.coefficient[terms.lowerBound]
      if scale < 0 { relation = -relation }
    } else {
      owner = Int32(components.input.variables + components.input.rows)
      components.input.rows += 1
      components.input.rowStart.append(Int32(components.input.rowVariable.count))
      for at in terms {
        components.input.rowVariable.append(components.localVariable[Int(presolve.mapped.variable[at])])
        components.input.rowCoefficient.append(presolve.mapped.coefficient[at])
      }
    }
    let weight = scale.magnitude
    components.input.kinks.append(
      Kink(
        owner: owner, level: levelOfRow[row], position: presolve.tape.value[entry] / scale,
        low: relation >= 0 ? -weight : 0, high: relation <= 0 ? weight : 0, tag: Int32(entry)))
    if draws, model.constraints[c].isDrawn { drawToBound(c, owner, entry: entry, scale: scale) }
  }

  /// Adds the hidden cost of an inequality: the distance from its bound in either direction. A separate tape entry,
  /// computed from the row's entry, determines the kink's position.
  private func drawToBound(_ constraint: Int, _ owner: Int32, entry: Int, scale: Double) {
    let own = presolve.tape.open(constraint: constraint, scale: 0)
    presolve.tape.append(entry, factor: 1 / scale)
    presolve.tape.evaluate(own, constant: 0)
    components.input.kinks.append(
      Kink(
        owner: owner, level: Int32(components.input.userLevels), position: presolve.tape.value[own],
        low: -scale.magnitude, high: scale.magnitude, tag: Int32(own)))
  }

  /// Adds a kink without a cost to each variable that has no kinks.
  private func parkUnpriced(_ members: Range<Int>) {
    work.pointee.integers.fill(members.count, 0)
    for k in 0..<components.input.kinks.count where Int(components.input.kinks[k].owner) < members.count {
      work.pointee.integers[Int(components.input.kinks[k].owner)] = 1
    }
    for local in 0..<members.count where work.pointee.integers[local] == 0 {
      components.input.kinks.append(
        Kink(owner: Int32(local), level: 0, position: components.input.start[local], low: 0, high: 0, tag: -1))
    }
    work.pointee.integers.removeAll()
  }

  /// Adds the last two hidden levels, which pull every variable of every class in the component to its rest value.
  /// Variables are in view order, so a root's first hidden kink belongs to the deciding variable of its class.
  private func pullToRest(_ members: Range<Int>) {
    var drawn: [(order: Int64, slot: Int)] = []
    for at in members {
      let root = Int(components.members[at])
      var v = root
      repeat {
        drawn.append((model.variables[v].order, v))
        v = Int(presolve.nextInClass[v])
      } while v != root
    }
    drawn.sort { ($0.order, $0.slot) < ($1.order, $1.slot) }
    for local in 0..<members.count { components.input.order[local] = Int32.max }
    for (place, item) in drawn.enumerated() {
      let (root, factor) = presolve.root(of: item.slot)
      let local = Int(components.localVariable[root])
      components.input.order[local] = min(components.input.order[local], Int32(place))
      let entry = presolve.tape.open(constraint: -1 - item.slot, scale: 1 / factor)
      presolve.appendOffset(ofVariable: item.slot, factor: -1 / factor)
      presolve.tape.evaluate(entry, constant: model.variables[item.slot].rest)
      let level = components.input.restLevel + (model.variables[item.slot].role == Role.size.rawValue ? 0 : 1)
      components.input.kinks.append(
        Kink(
          owner: Int32(local), level: Int32(level), position: presolve.tape.value[entry], low: -factor.magnitude,
          high: factor.magnitude, tag: Int32(entry)))
      restEntry.extend(to: item.slot + 1, with: -1)
      restEntry[item.slot] = Int32(entry)
    }
  }

  private func mapKinks(_ simplex: borrowing Simplex, _ index: Int) {
    components.ofEntry.extend(to: presolve.tape.count, with: -1)
    components.kinkOf.extend(to: presolve.tape.count, with: -1)
    for k in 0..<Int(simplex.kinkStart[simplex.total]) where simplex.kinkTag[k] >= 0 {
      components.ofEntry[Int(simplex.kinkTag[k])] = Int32(index)
      components.kinkOf[Int(simplex.kinkTag[k])] = Int32(k)
    }
  }

  /// Returns the position of an entry's kink, computed from the entry's current value.
  @inline(__always)
  func kinkPosition(ofEntry entry: Int) -> Double {
    let row = entry - presolve.eliminated.count
    guard row < presolve.mapped.count else { return presolve.tape.value[entry] }
    let terms = presolve.mapped.terms(of: row)
    let scale = terms.count == 1 ? presolve.mapped.coefficient[terms.lowerBound] : 1
    return presolve.tape.value[entry] / scale
  }
}
