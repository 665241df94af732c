// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `solve` after structural edits: runs presolve, divides the rows into components, runs the simplex, then computes
// the eliminated variables in reverse order.

extension Solver {
  /// Updates all values. A no-op if nothing has changed.
  package func solve() {
    changedVariables.removeAll()
    if !isStructureDirty, editedConstants.count == 0, editedRests.count == 0 { return }
    work.pointee.statistics.solves += 1
    let isRebuilt = isStructureDirty || !followEdits()
    if isRebuilt { rebuild() }
    editedConstants.removeAll()
    editedRests.removeAll()
    isStructureDirty = false
    if isRebuilt { assertInvariant(checkInvariants()) }
  }

  /// Solves the current constraints from scratch.
  func rebuild() {
    let hadConflicts = !conflictList.isEmpty
    forgetConflicts()
    if hadConflicts { _ = breakConflicts() }
    if !presolveAndSolve(), conflictList.isEmpty, breakConflicts() { _ = presolveAndSolve() }
    publishAll()
  }

  /// Runs presolve and solves all components. Returns `false` if required constraints are violated.
  private func presolveAndSolve() -> Bool {
    work.pointee.statistics.presolveRuns += 1
    collectPriorities()
    components.dropSimplices(presolve)
    assertInvariant(model.checkInvariants())
    presolve.run(model)
    presolve.mapped.peel(model)
    levelOfRow.fill(presolve.mapped.count, 0)
    hasValueUsers = false
    restEntry.removeAll()
    work.pointee.statistics.rowsPresolved += presolve.eliminated.count + presolve.mapped.peeledRow.count
    components.link(presolve)
    components.number(presolve, model)
    components.ofEntry.fill(presolve.tape.count, -1)
    components.kinkOf.fill(presolve.tape.count, -1)
    for index in 0..<components.count { append(index) }
    var isSatisfied = rowsWithoutRootsHold()
    for index in 0..<components.count where !solveComponent(index) { isSatisfied = false }
    if isSatisfied, fullRequested { solveRequestedGroups() }
    return isSatisfied
  }

  private func append(_ index: Int) {
    let first = Int(components.members[Int(components.memberStart[index])])
    let full = components.isInFullGroup(first)
    components.isFull.append(full)
    components.list.append(build(index, full: full))
  }

  /// Solves a component. If its optimum isn't unique, requests that its group be solved in full. Returns `false` if
  /// required constraints are violated.
  func solveComponent(_ index: Int) -> Bool {
    work.pointee.statistics.componentsSolved += 1
    let simplex = components.list[index]
    if components.isFull[index] {
      _ = simplex.pointee.solveToUniquePoint()
    } else {
      _ = simplex.pointee.optimize()
      if simplex.pointee.leavesChoice() {
        components.needsFullSolve[Int(components.members[Int(components.memberStart[index])])] = true
        fullRequested = true
      }
    }
    simplex.pointee.refineValues()
    simplex.pointee.checkAfterSolve()
    return simplex.pointee.costly == 0 || simplex.pointee.requiredViolation() <= Tolerance.conflict
  }

  /// Solves the groups that components requested in full. Other components are unchanged.
  func solveRequestedGroups() {
    fullRequested = false
    components.collectWanted()
    for index in 0..<components.count where !components.isFull[index] {
      let first = Int(components.members[Int(components.memberStart[index])])
      if components.isWanted(first) {
        components.rememberVertex(of: index, presolve)
        publishComponent(index, marking: false)
      }
    }
    var oldList = SimplexList()
    var oldFull = Buffer<Bool>()
    var oldComponent = Buffer<Int32>()
    swap(&oldList, &components.list)
    swap(&oldFull, &components.isFull)
    swap(&oldComponent, &components.ofVariable)
    components.number(presolve, model)
    for index in 0..<components.count {
      let first = Int(components.members[Int(components.memberStart[index])])
      let old = Int(oldComponent[first])
      if components.isInFullGroup(first), old < 0 || !oldFull[old] {
        append(index)
        _ = solveComponent(index)
      } else {
        components.isFull.append(oldFull[old])
        components.list.append(taking: old, from: &oldList)
        remap(index)
      }
    }
    hasValueUsers = false
  }

  /// Updates the indices stored in a retained component, because its own index may have changed.
  private func remap(_ index: Int) {
    let simplex = components.list[index]
    for k in 0..<Int(simplex.pointee.kinkStart[simplex.pointee.total]) where simplex.pointee.kinkTag[k] >= 0 {
      components.ofEntry[Int(simplex.pointee.kinkTag[k])] = Int32(index)
    }
  }

  /// Returns whether required rows without roots are satisfied by their variables' fixed values.
  func rowsWithoutRootsHold() -> Bool {
    for row in 0..<presolve.mapped.count where presolve.mapped.terms(of: row).isEmpty {
      if !rowHolds(row) { return false }
    }
    return true
  }

  /// Returns whether a mapped row without roots, which has the form `0 relation K`, is satisfied.
  func rowHolds(_ row: Int) -> Bool {
    let c = Int(presolve.mapped.constraint[row])
    let record = model.constraints[c]
    guard record.priority == Priority.required.value else { return true }
    let offset = -presolve.tape.value[Int(presolve.entryOf[c])]
    let tolerance = Tolerance.conflict(at: record.constant)
    return !((record.relation <= 0 && offset > tolerance) || (record.relation >= 0 && offset < -tolerance))
  }

  /// Publishes all values: first components, then peeled variables, then aliases and fixed variables. Within each
  /// group, later eliminations come first.
  func publishAll() {
    for index in 0..<components.count { publishComponent(index, marking: false) }
    for peel in stride(from: presolve.mapped.peeledRow.count - 1, through: 0, by: -1) where isPeelActive(peel) {
      publish(Int(presolve.mapped.variable[Int(presolve.mapped.peeledAt[peel])]), peeledValue(peel))
    }
    for e in stride(from: presolve.eliminated.count - 1, through: 0, by: -1) {
      publish(Int(presolve.eliminated[e]), eliminatedValue(e))
    }
    for slot in 0..<model.variables.count where model.variables[slot].uses == 0 && model.variables[slot].isLive {
      publish(slot, model.variables[slot].rest)
    }
  }

  func publishComponent(_ index: Int, marking: Bool) {
    let start = Int(components.memberStart[index])
    let simplex = components.list[index]
    let solved = simplex.pointee.value
    let members = components.members.view + start
    for local in 0..<simplex.pointee.variables {
      let slot = Int(members[local])
      if values[slot] != solved[local] {
        publish(slot, solved[local])
        if marking { markValueUsers(of: slot) }
      }
    }
  }

  /// Returns whether a peeled row is computed outside of any component. In groups solved in full, peeled rows are
  /// part of their component.
  @inline(__always)
  func isPeelActive(_ peel: Int) -> Bool {
    components.ofVariable[Int(presolve.mapped.variable[Int(presolve.mapped.peeledAt[peel])])] < 0
  }

  @inline(__always)
  func eliminatedValue(_ e: Int) -> Double {
    let parent = Int(presolve.parent[e])
    let offset = presolve.tape.value[e]
    return parent < 0 ? offset : offset + presolve.multiplier[e] * values[parent]
  }

  @inline(__always)
  func peeledValue(_ peel: Int) -> Double {
    let row = Int(presolve.mapped.peeledRow[peel])
    let own = Int(presolve.mapped.peeledAt[peel])
    let variable = presolve.mapped.variable.view
    let coefficient = presolve.mapped.coefficient.view
    var sum = presolve.tape.value[presolve.eliminated.count &+ row]
    for at in presolve.mapped.terms(of: row) where at != own { sum -= coefficient[at] * values[Int(variable[at])] }
    return sum / coefficient[own]
  }

  @inline(__always)
  func publish(_ slot: Int, _ value: Double) {
    if values[slot] != value {
      values[slot] = value
      changedVariables.append(Int32(slot))
    }
  }
}
