// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `solve`: structural edits rebuild the components, constants move kinks of the components they touch.

extension Solver {
  /// Brings all values up to date; does nothing when nothing changed.
  package func solve() {
    changedVariables.removeAll()
    if !isStructureDirty, editedConstants.count == 0 { return }
    work.pointee.statistics.solves += 1
    if isStructureDirty {
      rebuild()
    } else {
      followConstants()
    }
    editedConstants.removeAll()
    isStructureDirty = false
  }

  private func rebuild() {
    conflictList.removeAll()
    for c in 0..<model.constraints.count { model.constraints.base[c].isBroken = false }
    breakConstantRows()
    components.partition(model)
    for index in 0..<components.count {
      components.list.append(build(index))
      settle(index)
    }
    for slot in 0..<model.variables.count where components.ofVariable[slot] < 0 && model.variables[slot].isLive {
      publish(slot, model.variables[slot].rest)
    }
    sortConflicts()
  }

  private func followConstants() {
    let edited = editedConstants
    var grouped = UnsafeMutableBufferPointer(start: edited.base, count: edited.count)
    grouped.sort {
      (components.ofConstraint[Int($0)], $0) < (components.ofConstraint[Int($1)], $1)
    }
    var at = 0
    while at < edited.count {
      let index = Int(components.ofConstraint[Int(edited[at])])
      let start = at
      while at < edited.count, Int(components.ofConstraint[Int(edited[at])]) == index { at += 1 }
      guard index >= 0 else {
        forgetConflicts { self.model.constraints[$0].termCount == 0 }
        breakConstantRows()
        continue
      }
      follow(index, edited.base + start, at - start)
    }
    sortConflicts()
  }

  private func follow(_ index: Int, _ edited: UnsafeMutablePointer<Int32>, _ count: Int) {
    if components.hasConflict[index] {
      rebuild(index)
      return
    }
    for i in 0..<count {
      let c = Int(edited[i])
      if components.kinkOf[c] >= 0 {
        components.list.base[index].moveKink(Int(components.kinkOf[c]), to: kinkPosition(ofConstraint: c))
      }
    }
    components.list.base[index].applyEdits()
    settle(index)
  }

  /// Builds a component anew, with all its constraints back in force.
  private func rebuild(_ index: Int) {
    forgetConflicts { Int(self.components.ofConstraint[$0]) == index }
    components.hasConflict[index] = false
    components.list.base[index].free()
    components.list.base[index] = build(index)
    settle(index)
  }

  private func forgetConflicts(where isGone: (Int) -> Bool) {
    conflictList.removeAll { conflict in
      let slot = conflict.broken.slot
      if isGone(slot) { model.constraints.base[slot].isBroken = false }
      return isGone(slot)
    }
  }

  /// Solves a component whose vertex is valid, breaking required constraints that contradict each other.
  private func settle(_ index: Int) {
    work.pointee.statistics.componentsSolved += 1
    _ = components.list.base[index].solveToUniquePoint()
    if components.list.base[index].requiredViolation() > Simplex.conflictTolerance, breakConflicts(index) {
      components.hasConflict[index] = true
      components.list.base[index].free()
      components.list.base[index] = build(index)
      _ = components.list.base[index].solveToUniquePoint()
    }
    publishAll(index)
  }

  private func publishAll(_ index: Int) {
    let start = Int(components.memberStart[index])
    let simplex = components.list.base + index
    for local in 0..<simplex.pointee.variables {
      publish(Int(components.members[start + local]), simplex.pointee.value[local])
    }
  }

  @inline(__always)
  func publish(_ slot: Int, _ value: Double) {
    if values[slot] != value {
      values[slot] = value
      changedVariables.append(Int32(slot))
    }
  }
}
