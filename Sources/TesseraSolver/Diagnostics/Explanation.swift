// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Explanations of values. At a vertex, every value is a combination of the kinks (breakpoints of costs) that hold the
// nonbasic variables. The constraints of these kinks explain a variable's value. They override the violated
// constraints on the same variables.

extension Solver {
  /// The violated constraints, computed once for the explanations of several variables.
  package struct Violations {
    fileprivate var slots: [Int] = []
    /// An empty value, for explanations that omit overridden constraints.
    package static let untold = Violations()
  }

  /// All violated constraints. Computing this property examines every constraint. Valid after `solve`.
  package var violations: Violations {
    Violations(
      slots: (0..<model.constraints.count).filter {
        model.constraints[$0].isLive && violation(ofConstraint: $0) > Tolerance.overridden
      })
  }

  /// Returns the constraints that determine a variable's value, and the constraints that they override. Valid after
  /// `solve`.
  package func explanation(of variable: Variable) -> Explanation { explanation(of: variable, violations) }

  /// Returns the explanation of a variable, given the violated constraints.
  package func explanation(of variable: Variable, _ violations: Violations) -> Explanation {
    let slot = live(variable)
    guard model.variables[slot].uses > 0, slot < presolve.elimination.count else {
      return Explanation(value: values[slot], determining: [], overridden: [], isHeldByTieBreak: true)
    }
    var trace = Trace()
    trace.pending = [slot]
    while let next = trace.pending.popLast() {
      if trace.involved.insert(next).inserted { follow(next, &trace) }
    }
    return Explanation(
      value: values[slot], determining: sortedHandles(trace.holders), overridden: losers(trace, violations),
      isHeldByTieBreak: trace.tieBreak)
  }

  private struct Trace {
    var holders: Set<Int> = []
    var entries: Set<Int> = []
    var involved: Set<Int> = []
    var pending: [Int] = []
    var tieBreak = false
  }

  /// Traces the computation of a variable back by one step, through the presolve program or in the simplex.
  private func follow(_ slot: Int, _ trace: inout Trace) {
    let e = Int(presolve.elimination[slot])
    if e >= 0 {
      follow(entry: e, &trace)
      if presolve.parent[e] >= 0 { trace.pending.append(Int(presolve.parent[e])) }
      return
    }
    let index = Int(components.ofVariable[slot])
    if index >= 0 {
      follow(local: Int(components.localVariable[slot]), simplex: components.list[index], into: &trace)
      return
    }
    let peel = Int(presolve.mapped.peelOfVariable[slot])
    guard peel >= 0 else { return }
    let row = Int(presolve.mapped.peeledRow[peel])
    follow(entry: presolve.eliminated.count + row, &trace)
    for at in presolve.mapped.terms(of: row) { trace.pending.append(Int(presolve.mapped.variable[at])) }
  }

  /// Traces the constraint of a tape entry, and the constraints of the entries from which it is computed.
  private func follow(entry: Int, _ trace: inout Trace) {
    guard trace.entries.insert(entry).inserted else { return }
    let c = Int(presolve.tape.constraint[entry])
    if c >= 0 { trace.holders.insert(c) }
    for edge in presolve.tape.edges(of: entry) { follow(entry: Int(presolve.tape.edgeEntry[edge]), &trace) }
  }

  private func follow(local: Int, simplex: UnsafeMutablePointer<Simplex>, into trace: inout Trace) {
    if simplex.pointee.place[local] < 0 {
      collectHolder(variable: local, simplex: simplex, into: &trace)
      return
    }
    var held: [Int] = []
    simplex.pointee.forEachHolder(of: local) { variable, _ in held.append(variable) }
    for variable in held { collectHolder(variable: variable, simplex: simplex, into: &trace) }
  }

  private func collectHolder(variable: Int, simplex: UnsafeMutablePointer<Simplex>, into trace: inout Trace) {
    let tags = simplex.pointee.holdingTags(of: variable).filter { presolve.tape.constraint[$0] >= 0 }
    if tags.isEmpty { trace.tieBreak = true }
    for entry in tags {
      follow(entry: entry, &trace)
      let terms = model.terms(of: Int(presolve.tape.constraint[entry]))
      for t in terms { trace.involved.insert(Int(model.termVariable[t])) }
    }
  }

  private func losers(_ trace: Trace, _ violations: Violations) -> [LinearConstraint] {
    let found = violations.slots.filter { c in
      !trace.holders.contains(c)
        && model.terms(of: c).contains { trace.involved.contains(Int(model.termVariable[$0])) }
    }
    return sortedHandles(Set(found))
  }

  /// Returns the amount by which the current values violate a constraint, in the constraint's units.
  func violation(ofConstraint c: Int) -> Double {
    var sum = -model.constraints[c].constant
    for t in model.terms(of: c) { sum += model.termCoefficient[t] * values[Int(model.termVariable[t])] }
    switch model.constraints[c].relation {
    case 0: return sum.magnitude
    case 1: return max(0, -sum)
    default: return max(0, sum)
    }
  }

  /// Returns constraint handles by descending priority, then by rank.
  private func sortedHandles(_ slots: Set<Int>) -> [LinearConstraint] {
    slots.sorted {
      let (a, b) = (model.constraints[$0], model.constraints[$1])
      return (-a.priority, a.rank, $0) < (-b.priority, b.rank, $1)
    }.map(handle(ofConstraint:))
  }
}

extension Simplex {
  /// Returns the constraints that hold a nonbasic variable at its kink: those whose cost prevents the variable from
  /// moving to the side toward which it is pushed.
  func holdingTags(of variable: Int) -> [Int] {
    let push = lexSign(gradient + variable * levels)
    var tags: [Int] = []
    for k in kinks(of: variable) where kinkSide[k] == 0 && kinkTag[k] >= 0 {
      let holds = (push <= 0 && kinkHigh[k] > 0) || (push >= 0 && kinkLow[k] < 0)
      if holds { tags.append(Int(kinkTag[k])) }
    }
    return tags
  }
}
