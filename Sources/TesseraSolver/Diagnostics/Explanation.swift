// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Provenance: at a vertex every value is a combination of the kinks that hold the nonbasic variables. Those kinks'
// constraints are why a variable is where it is; violated constraints on the same variables are what lost to them.

extension Solver {
  /// The constraints that hold a variable where it is, and those that lost on the way. Up to date after `solve`.
  package func explanation(of variable: Variable) -> Explanation {
    let slot = live(variable)
    let index = Int(components.ofVariable[slot])
    guard index >= 0 else {
      return Explanation(value: values[slot], holders: [], losers: [], isHeldByTieBreak: true)
    }
    var trace = Trace(involved: [Int(components.localVariable[slot])])
    follow(Int(components.localVariable[slot]), components.list.base + index, &trace)
    let holders = sortedHandles(trace.holders)
    return Explanation(
      value: values[slot], holders: holders, losers: losers(in: index, trace), isHeldByTieBreak: trace.tieBreak)
  }

  private struct Trace {
    var holders: Set<Int> = []
    var involved: Set<Int>
    var tieBreak = false
  }

  private func follow(_ local: Int, _ simplex: UnsafeMutablePointer<Simplex>, _ trace: inout Trace) {
    if simplex.pointee.place[local] < 0 {
      collectHolder(local, simplex, &trace)
      return
    }
    var held: [Int] = []
    simplex.pointee.forEachHolder(of: local) { variable, _ in held.append(variable) }
    for variable in held { collectHolder(variable, simplex, &trace) }
  }

  private func collectHolder(_ variable: Int, _ simplex: UnsafeMutablePointer<Simplex>, _ trace: inout Trace) {
    let tags = simplex.pointee.holdingTags(of: variable)
    if tags.isEmpty { trace.tieBreak = true }
    trace.holders.formUnion(tags)
    if variable < simplex.pointee.variables {
      trace.involved.insert(variable)
      return
    }
    let row = variable - simplex.pointee.variables
    for e in Int(simplex.pointee.rowStart[row])..<Int(simplex.pointee.rowStart[row + 1]) {
      trace.involved.insert(Int(simplex.pointee.rowVariable[e]))
    }
  }

  private func losers(in index: Int, _ trace: Trace) -> [LinearConstraint] {
    var found: Set<Int> = []
    for at in Int(components.rowStart[index])..<Int(components.rowStart[index + 1]) {
      let c = Int(components.rowMembers[at])
      let isInvolved = model.terms(of: c).contains { t in
        trace.involved.contains(Int(components.localVariable[Int(model.termVariable[t])]))
      }
      if isInvolved, !trace.holders.contains(c), violation(ofConstraint: c) > 1e-6 { found.insert(c) }
    }
    return sortedHandles(found)
  }

  /// How far the current values are from satisfying a constraint, in its own units.
  func violation(ofConstraint c: Int) -> Double {
    var sum = -model.constraints[c].constant
    for t in model.terms(of: c) { sum += model.termCoefficient[t] * values[Int(model.termVariable[t])] }
    switch model.constraints[c].relation {
    case 0: return sum.magnitude
    case 1: return max(0, -sum)
    default: return max(0, sum)
    }
  }

  /// Greatest priority first, then by rank.
  private func sortedHandles(_ slots: Set<Int>) -> [LinearConstraint] {
    slots.sorted {
      let (a, b) = (model.constraints[$0], model.constraints[$1])
      return (-a.priority, a.rank, $0) < (-b.priority, b.rank, $1)
    }.map(handle(ofConstraint:))
  }
}

extension Simplex {
  /// The constraints that keep a nonbasic variable at its kink: those whose price stops the side it is pushed to.
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
