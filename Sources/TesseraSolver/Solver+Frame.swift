// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `solve` when only constants and rest values have changed: recomputes the numbers on the tape that depend on them,
// in order.

/// A pending move of a kink (a breakpoint of a cost). The moves of each component form a linked list.
struct KinkMove {
  var kink: Int32
  var next: Int32
  var position: Double
}

extension Solver {
  /// Applies the edits. Returns `false` if the system must be rebuilt because a conflict has appeared or could now be
  /// resolved.
  func followEdits() -> Bool {
    if !conflictList.isEmpty, editsRequired() { return false }
    prepareUsers()
    for i in 0..<editedConstants.count {
      let slot = Int(editedConstants[i])
      guard model.constraints[slot].isLive, presolve.entryOf[slot] >= 0 else { continue }
      presolve.tape.dirty.insert(Int(presolve.entryOf[slot]))
    }
    followRests()
    let holds = replayTape()
    let solved = solveMoved()
    if !holds || !solved { return false }
    if fullRequested {
      solveRequestedGroups()
      publishAll()
    } else {
      replayValues()
    }
    return true
  }

  private func editsRequired() -> Bool {
    for i in 0..<editedConstants.count
    where model.constraints[Int(editedConstants[i])].priority == Priority.required.value { return true }
    return false
  }

  private func followRests() {
    for i in 0..<editedRests.count {
      let slot = Int(editedRests[i])
      guard model.variables[slot].isLive else { continue }
      if model.variables[slot].uses == 0 { publish(slot, model.variables[slot].rest) }
      if slot < restEntry.count, restEntry[slot] >= 0 { presolve.tape.dirty.insert(Int(restEntry[slot])) }
    }
  }

  /// Recomputes marked entries in tape order. Returns `false` if a required row without roots is violated.
  private func replayTape() -> Bool {
    let eliminations = presolve.eliminated.count
    var holds = true
    var word = 0
    while true {
      let entry = presolve.tape.dirty.popFirst(from: &word)
      if entry < 0 { return holds }
      let source = Int(presolve.tape.constraint[entry])
      let constant = source >= 0 ? model.constraints[source].constant : model.variables[-1 - source].rest
      guard presolve.tape.recompute(entry, constant: constant) else { continue }
      if entry < eliminations {
        presolve.tape.markUsers(of: entry)
        valueDirty.insert(entry)
      } else if components.kinkOf[entry] >= 0 {
        presolve.tape.markUsers(of: entry)
        noteMove(entry)
      } else {
        let row = entry - eliminations
        let peel = Int(presolve.mapped.peelOfRow[row])
        if peel >= 0 { valueDirty.insert(eliminations + peel) } else if !rowHolds(row) { holds = false }
      }
    }
  }

  private func noteMove(_ entry: Int) {
    let index = Int(components.ofEntry[entry])
    let position = kinkPosition(ofEntry: entry)
    if components.list[index].pointee.shiftUnpricedKink(Int(components.kinkOf[entry]), to: position) { return }
    if firstMove[index] < 0 { movedComponents.append(Int32(index)) }
    moves.append(
      KinkMove(kink: components.kinkOf[entry], next: firstMove[index], position: position))
    firstMove[index] = Int32(moves.count - 1)
  }

  private func solveMoved() -> Bool {
    var holds = true
    for i in 0..<movedComponents.count {
      let index = Int(movedComponents[i])
      let simplex = components.list[index]
      var move = Int(firstMove[index])
      firstMove[index] = -1
      while move >= 0 {
        simplex.pointee.moveKink(Int(moves[move].kink), to: moves[move].position)
        move = Int(moves[move].next)
      }
      simplex.pointee.applyEdits()
      if !solveComponent(index) { holds = false }
      if holds { publishComponent(index, marking: true) }
    }
    movedComponents.removeAll()
    moves.removeAll()
    return holds
  }

  private func replayValues() {
    let eliminations = presolve.eliminated.count
    var word = valueDirty.words.count - 1
    while true {
      let operation = valueDirty.popLast(from: &word)
      if operation < 0 { return }
      let slot: Int
      let value: Double
      if operation < eliminations {
        (slot, value) = (Int(presolve.eliminated[operation]), eliminatedValue(operation))
      } else {
        let peel = operation - eliminations
        (slot, value) = (Int(presolve.mapped.variable[Int(presolve.mapped.peeledAt[peel])]), peeledValue(peel))
      }
      guard values[slot] != value else { continue }
      publish(slot, value)
      markValueUsers(of: slot)
    }
  }

  /// Marks aliases and peeled variables computed from this variable.
  @inline(__always)
  func markValueUsers(of slot: Int) {
    for u in Int(valueUserStart[slot])..<Int(valueUserStart[slot + 1]) { valueDirty.insert(Int(valueUsers[u])) }
  }

  private func prepareUsers() {
    presolve.tape.prepareUsers()
    if hasValueUsers { return }
    hasValueUsers = true
    let eliminations = presolve.eliminated.count
    valueDirty.removeAll()
    valueDirty.reserve(eliminations + presolve.mapped.peeledRow.count)
    firstMove.fill(components.count, -1)
    valueUserStart.fill(model.variables.count + 1, 0)
    let start = valueUserStart.view
    forEachValueUse { slot, _ in start[slot + 1] += 1 }
    for v in 0..<model.variables.count { start[v + 1] += start[v] }
    valueUsers.fill(Int(start[model.variables.count]), 0)
    let users = valueUsers.view
    forEachValueUse { slot, operation in
      users[Int(start[slot])] = Int32(operation)
      start[slot] += 1
    }
    for v in stride(from: model.variables.count, to: 0, by: -1) { start[v] = start[v - 1] }
    start[0] = 0
  }

  private func forEachValueUse(_ body: (Int, Int) -> Void) {
    let eliminations = presolve.eliminated.count
    for e in 0..<eliminations where presolve.parent[e] >= 0 { body(Int(presolve.parent[e]), e) }
    for peel in 0..<presolve.mapped.peeledRow.count where isPeelActive(peel) {
      let own = Int(presolve.mapped.peeledAt[peel])
      for at in presolve.mapped.terms(of: Int(presolve.mapped.peeledRow[peel])) where at != own {
        body(Int(presolve.mapped.variable[at]), eliminations + peel)
      }
    }
  }
}
