// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The connected parts of the system, each with its own simplex, and the maps between the two numberings.

struct Components {
  let work: UnsafeMutablePointer<Workspace>
  var list = Buffer<Simplex>()
  /// Per variable slot: its component (-1: in no row) and its number there.
  var ofVariable = Buffer<Int32>()
  var localVariable = Buffer<Int32>()
  /// Variable slots, component by component in local order, and constraint slots likewise.
  var memberStart = Buffer<Int32>()
  var members = Buffer<Int32>()
  var rowStart = Buffer<Int32>()
  var rowMembers = Buffer<Int32>()
  /// Per constraint slot: its component and its kink there, or -1.
  var ofConstraint = Buffer<Int32>()
  var kinkOf = Buffer<Int32>()
  /// Components with broken constraints are solved anew when a constant in them changes.
  var hasConflict = Buffer<Bool>()
  var input = SimplexInput()

  init(work: UnsafeMutablePointer<Workspace>) { self.work = work }

  var count: Int { max(0, memberStart.count - 1) }

  mutating func dropSimplices() {
    for i in 0..<list.count { list.base[i].free() }
    list.removeAll()
  }

  mutating func free() {
    dropSimplices()
    list.free()
    ofVariable.free()
    localVariable.free()
    memberStart.free()
    members.free()
    rowStart.free()
    rowMembers.free()
    ofConstraint.free()
    kinkOf.free()
    hasConflict.free()
    input.free()
  }

  /// Finds the connected parts of the live rows; constraints without variables belong to none.
  mutating func partition(_ model: Model) {
    dropSimplices()
    ofVariable.fill(model.variables.count, -1)
    localVariable.fill(model.variables.count, -1)
    ofConstraint.fill(model.constraints.count, -1)
    kinkOf.fill(model.constraints.count, -1)
    linkVariables(model)
    let found = numberComponents(model)
    hasConflict.fill(found, false)
    gatherMembers(model, found)
    gatherRows(model, found)
  }

  /// Union-find with `localVariable` as the parent links.
  private func linkVariables(_ model: Model) {
    for v in 0..<model.variables.count { localVariable[v] = Int32(v) }
    for c in 0..<model.constraints.count where model.constraints[c].isLive {
      let terms = model.terms(of: c)
      guard let first = terms.first else { continue }
      var root = find(Int(model.termVariable[first]))
      for t in terms.dropFirst() {
        let other = find(Int(model.termVariable[t]))
        let (low, high) = (min(root, other), max(root, other))
        localVariable[high] = Int32(low)
        root = low
      }
    }
  }

  private func find(_ variable: Int) -> Int {
    var v = variable
    while Int(localVariable[v]) != v {
      localVariable[v] = localVariable[Int(localVariable[v])]
      v = Int(localVariable[v])
    }
    return v
  }

  private func numberComponents(_ model: Model) -> Int {
    var found = 0
    for v in 0..<model.variables.count where model.variables[v].isLive && model.variables[v].uses > 0 {
      let root = find(v)
      if ofVariable[root] < 0 {
        ofVariable[root] = Int32(found)
        found += 1
      }
      ofVariable[v] = ofVariable[root]
    }
    return found
  }

  private mutating func gatherMembers(_ model: Model, _ found: Int) {
    memberStart.fill(found + 1, 0)
    for v in 0..<model.variables.count where ofVariable[v] >= 0 { memberStart[Int(ofVariable[v]) + 1] += 1 }
    for i in 0..<found { memberStart[i + 1] += memberStart[i] }
    members.fill(Int(memberStart[found]), 0)
    let next = memberStart.base
    for v in 0..<model.variables.count where ofVariable[v] >= 0 {
      members[Int(next[Int(ofVariable[v])])] = Int32(v)
      next[Int(ofVariable[v])] += 1
    }
    for i in stride(from: found, to: 0, by: -1) { next[i] = next[i - 1] }
    if found >= 0 { next[0] = 0 }
    for i in 0..<found {
      for at in Int(memberStart[i])..<Int(memberStart[i + 1]) {
        localVariable[Int(members[at])] = Int32(at - Int(memberStart[i]))
      }
    }
  }

  private mutating func gatherRows(_ model: Model, _ found: Int) {
    rowStart.fill(found + 1, 0)
    for c in 0..<model.constraints.count where model.constraints[c].isLive && model.constraints[c].termCount > 0 {
      let component = ofVariable[Int(model.termVariable[Int(model.constraints[c].termStart)])]
      ofConstraint[c] = component
      rowStart[Int(component) + 1] += 1
    }
    for i in 0..<found { rowStart[i + 1] += rowStart[i] }
    rowMembers.fill(Int(rowStart[found]), 0)
    let next = rowStart.base
    for c in 0..<model.constraints.count where ofConstraint[c] >= 0 {
      rowMembers[Int(next[Int(ofConstraint[c])])] = Int32(c)
      next[Int(ofConstraint[c])] += 1
    }
    for i in stride(from: found, to: 0, by: -1) { next[i] = next[i - 1] }
    next[0] = 0
  }
}
