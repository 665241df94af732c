// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Invariants of the declarations and of their partition into components.

extension Model {
  /// Returns the first violated invariant, or nil.
  func checkInvariants() -> String? { checkTerms() ?? checkFreeLists() }

  /// Checks that terms of live rows are within the term arrays, refer to live variables, and match the variables' use
  /// counts.
  func checkTerms() -> String? {
    var uses = [Int32](repeating: 0, count: variables.count)
    var terms = 0
    for c in 0..<constraints.count where constraints[c].isLive {
      let range = self.terms(of: c)
      if range.upperBound > termVariable.count { return "row \(c) ends after the last term" }
      terms += range.count
      for t in range {
        let v = Int(termVariable[t])
        if !uses.indices.contains(v) || !variables[v].isLive { return "row \(c) mentions removed variable \(v)" }
        if termCoefficient[t] == 0 { return "row \(c) mentions variable \(v) with factor 0" }
        uses[v] += 1
      }
    }
    for v in uses.indices where variables[v].isLive && uses[v] != variables[v].uses {
      return "variable \(v) counts \(variables[v].uses) uses, not \(uses[v])"
    }
    return terms == liveTerms ? nil : "\(terms) terms are live, not \(liveTerms)"
  }

  /// Checks that every slot is either live or in the free list exactly once.
  func checkFreeLists() -> String? {
    var dead = 0
    for v in 0..<variables.count where !variables[v].isLive { dead += 1 }
    if dead != freeVariables.count { return "\(dead) variables are dead, and \(freeVariables.count) slots are free" }
    for i in 0..<freeVariables.count where variables[Int(freeVariables[i])].isLive { return "a live variable is free" }
    dead = 0
    for c in 0..<constraints.count where !constraints[c].isLive { dead += 1 }
    if dead != freeConstraints.count { return "\(dead) rows are dead, and \(freeConstraints.count) slots are free" }
    for i in 0..<freeConstraints.count where constraints[Int(freeConstraints[i])].isLive { return "a live row is free" }
    return nil
  }
}

extension Components {
  /// Returns the first violated invariant, or nil.
  func checkInvariants(_ presolve: borrowing Presolve) -> String? {
    checkMembers() ?? checkRowMembers(presolve) ?? checkSimplices()
  }

  /// Checks that components and their variables refer to each other.
  func checkMembers() -> String? {
    if let wrong = checkStarts(memberStart.view, groups: count, end: members.count, "members") { return wrong }
    var inside = 0
    for v in 0..<ofVariable.count where ofVariable[v] >= 0 {
      inside += 1
      let (index, local) = (Int(ofVariable[v]), Int(localVariable[v]))
      if index >= count { return "variable \(v) is in component \(index) of \(count)" }
      let at = Int(memberStart[index]) + local
      if at >= Int(memberStart[index + 1]) || Int(members[at]) != v { return "variable \(v) is not where it says" }
    }
    return inside == members.count ? nil : "\(inside) variables are members, not \(members.count)"
  }

  /// Checks that all roots in a component's rows are members of the component.
  func checkRowMembers(_ presolve: borrowing Presolve) -> String? {
    if let wrong = checkStarts(rowStart.view, groups: count, end: rowMembers.count, "row members") { return wrong }
    for index in 0..<count {
      for at in Int(rowStart[index])..<Int(rowStart[index + 1]) {
        let row = Int(rowMembers[at])
        for t in presolve.mapped.terms(of: row) where Int(ofVariable[Int(presolve.mapped.variable[t])]) != index {
          return "row \(row) of component \(index) mentions a variable of another"
        }
      }
    }
    return nil
  }

  /// Checks that each component has one simplex of matching size.
  func checkSimplices() -> String? {
    if list.count != count || isFull.count != count { return "\(list.count) simplices exist for \(count) components" }
    for index in 0..<count where list[index].pointee.variables != Int(memberStart[index + 1] - memberStart[index]) {
      return "the simplex of component \(index) has \(list[index].pointee.variables) variables"
    }
    return nil
  }
}

extension Solver {
  /// Returns the first violated invariant of the whole solver, or nil. Called between solves.
  func checkInvariants() -> String? {
    if let wrong = model.checkInvariants() ?? checkHandles() { return wrong }
    if isStructureDirty || editedConstants.count + editedRests.count > 0 { return nil }
    return presolve.checkInvariants(model) ?? components.checkInvariants(presolve) ?? checkValues()
  }

  /// Checks that handles are valid exactly if their variables are live.
  func checkHandles() -> String? {
    for v in 0..<model.variables.count {
      let record = model.variables[v]
      let tag = record.isLive ? record.generation | 0x80 : 0
      if liveTags[v] != tag { return "the tag of variable \(v) is \(liveTags[v]), not \(tag)" }
    }
    return nil
  }

  func checkValues() -> String? {
    for v in 0..<model.variables.count where model.variables[v].isLive && !values[v].isFinite {
      return "variable \(v) is \(values[v])"
    }
    return nil
  }
}
