// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The connected components of the rows that remain after presolving. Each component has its own simplex, with maps
// between global and local numbers.
//
// A component is first solved lean, that is, without peeled chain ends (rows that presolving set aside) and without a
// pull to the rest values (the values that variables take if no constraint determines them). If this solution is not
// unique, the component's entire group (everything connected to it, including peeled rows) is solved in full, with
// additional levels for the pull to rest.

struct Components: ~Copyable {
  let work: UnsafeMutablePointer<Workspace>
  var list = SimplexList()
  var isFull = Buffer<Bool>()
  /// The component of each variable slot, or -1 if there is none, and the variable's number in that component.
  var ofVariable = Buffer<Int32>()
  var localVariable = Buffer<Int32>()
  /// The variable slots of each component in local order, and the rows of each component.
  var memberStart = Buffer<Int32>()
  var members = Buffer<Int32>()
  var rowStart = Buffer<Int32>()
  var rowMembers = Buffer<Int32>()
  /// The component of each tape entry, or -1 if there is none, and the kink (the breakpoint of a cost) that the entry
  /// moves.
  var ofEntry = Buffer<Int32>()
  var kinkOf = Buffer<Int32>()
  /// Union-find structures of the variables. `group` joins variables connected by any row, and `lean` joins variables
  /// connected by rows that are not peeled.
  private(set) var group = Buffer<Int32>()
  private(set) var lean = Buffer<Int32>()
  /// For each variable, whether its group must be solved in full. Preserved across edits as a hint, which avoids
  /// solving the group lean first.
  var needsFullSolve = Buffer<Bool>()
  private var groupIsFull = Buffer<Bool>()
  private var wantedGroup = Buffer<Bool>()
  var input = SimplexInput()
  /// The state of each variable slot, and of the row of each constraint slot, at the last vertex. Used as a warm
  /// start for the next solve.
  var variableHint = Buffer<UInt8>()
  var constraintHint = Buffer<UInt8>()

  init(work: UnsafeMutablePointer<Workspace>) { self.work = work }

  var count: Int { max(0, memberStart.count - 1) }

  mutating func dropSimplices(_ presolve: borrowing Presolve) {
    for i in 0..<list.count { rememberVertex(of: i, presolve) }
    list.removeAll()
    isFull.removeAll()
  }

  /// Saves hints from a vertex that is about to be discarded.
  mutating func rememberVertex(of index: Int, _ presolve: borrowing Presolve) {
    let simplex = list[index]
    let start = Int(memberStart[index])
    variableHint.extend(to: presolve.elimination.count, with: Hint.none)
    constraintHint.extend(to: presolve.state.count, with: Hint.none)
    for local in 0..<simplex.pointee.variables {
      variableHint[Int(members[start + local])] = simplex.pointee.place[local] >= 0 ? Hint.basic : Hint.held
    }
    for r in 0..<simplex.pointee.rows {
      let activity = simplex.pointee.variables + r
      let entry = Int(simplex.pointee.kinkTag[Int(simplex.pointee.kinkStart[activity])])
      let c = Int(presolve.tape.constraint[entry])
      constraintHint[c] = simplex.pointee.place[activity] >= 0 ? Hint.basic : Hint.held
    }
  }

  /// Joins the variables that are connected by rows.
  mutating func link(_ presolve: borrowing Presolve) {
    let variables = presolve.elimination.count
    group.fill(variables, 0)
    lean.fill(variables, 0)
    for v in 0..<variables {
      group[v] = Int32(v)
      lean[v] = Int32(v)
    }
    let variable = presolve.mapped.variable.view
    for row in 0..<presolve.mapped.count {
      let terms = presolve.mapped.terms(of: row)
      if terms.count < 2 { continue }
      let peeled = presolve.mapped.peelOfRow[row] >= 0
      let first = Int(variable[terms.lowerBound])
      for at in terms.dropFirst() {
        Components.joinSets(group.view, a: first, b: Int(variable[at]))
        if !peeled { Components.joinSets(lean.view, a: first, b: Int(variable[at])) }
      }
    }
  }

  private static func joinSets(_ links: BufferView<Int32>, a: Int, b: Int) {
    let (x, y) = (find(links, a), find(links, b))
    if x < y { links[y] = Int32(x) } else { links[x] = Int32(y) }
  }

  static func find(_ links: BufferView<Int32>, _ variable: Int) -> Int {
    var v = variable
    while Int(links[v]) != v {
      links[v] = links[Int(links[v])]
      v = Int(links[v])
    }
    return v
  }

  /// Numbers the components and lists their variables and rows. If a variable appears in no remaining row, its group
  /// must be solved in full.
  mutating func number(_ presolve: borrowing Presolve, _ model: borrowing Model) {
    let variables = presolve.elimination.count
    needsFullSolve.extend(to: variables, with: false)
    groupIsFull.fill(variables, false)
    for v in 0..<variables where presolve.elimination[v] < 0 && model.variables[v].isLive {
      let isFree = presolve.mapped.uses[v] == 0 && presolve.mapped.peelOfVariable[v] < 0 && model.variables[v].uses > 0
      if needsFullSolve[v] || isFree { groupIsFull[Components.find(group.view, v)] = true }
    }
    ofVariable.fill(variables, -1)
    localVariable.fill(variables, -1)
    let found = assignVariables(presolve, model)
    gatherMembers(found)
    gatherRows(presolve, found)
  }

  /// Returns whether any variable in the variable's group requested a full solve.
  func isWanted(_ variable: Int) -> Bool {
    let root = Components.find(group.view, variable)
    return wantedGroup[root]
  }

  /// Marks the groups for which a full solve was requested.
  mutating func collectWanted() {
    wantedGroup.fill(group.count, false)
    for v in 0..<group.count where needsFullSolve[v] { wantedGroup[Components.find(group.view, v)] = true }
  }

  /// Returns whether the variable's group is solved in full.
  func isInFullGroup(_ variable: Int) -> Bool { groupIsFull[Components.find(group.view, variable)] }

  private func assignVariables(_ presolve: borrowing Presolve, _ model: borrowing Model) -> Int {
    var found = 0
    for v in 0..<presolve.elimination.count
    where presolve.elimination[v] < 0 && model.variables[v].isLive && model.variables[v].uses > 0 {
      let full = isInFullGroup(v)
      if !full, presolve.mapped.peelOfVariable[v] >= 0 { continue }
      let key = full ? Components.find(group.view, v) : Components.find(lean.view, v)
      // The key is the component's lowest variable. In a lean component of a peeled group, this variable may not be a
      // member.
      if localVariable[key] < 0 {
        localVariable[key] = Int32(found)
        found += 1
      }
      ofVariable[v] = localVariable[key]
    }
    return found
  }

  private mutating func gatherMembers(_ found: Int) {
    memberStart.fill(found + 1, 0)
    let next = memberStart.view
    for v in 0..<ofVariable.count where ofVariable[v] >= 0 { next[Int(ofVariable[v]) + 1] += 1 }
    for i in 0..<found { next[i + 1] += next[i] }
    members.fill(Int(next[found]), 0)
    for v in 0..<ofVariable.count where ofVariable[v] >= 0 {
      let slot = Int(next[Int(ofVariable[v])])
      members[slot] = Int32(v)
      next[Int(ofVariable[v])] += 1
    }
    for i in Swift.stride(from: found, to: 0, by: -1) { next[i] = next[i - 1] }
    next[0] = 0
    for i in 0..<found {
      for at in Int(next[i])..<Int(next[i + 1]) { localVariable[Int(members[at])] = Int32(at) - next[i] }
    }
  }

  private mutating func gatherRows(_ presolve: borrowing Presolve, _ found: Int) {
    rowStart.fill(found + 1, 0)
    let next = rowStart.view
    for row in 0..<presolve.mapped.count {
      let component = componentOfRow(row, presolve.mapped)
      if component >= 0 { next[component + 1] += 1 }
    }
    for i in 0..<found { next[i + 1] += next[i] }
    rowMembers.fill(Int(next[found]), 0)
    for row in 0..<presolve.mapped.count {
      let component = componentOfRow(row, presolve.mapped)
      if component < 0 { continue }
      rowMembers[Int(next[component])] = Int32(row)
      next[component] += 1
    }
    for i in Swift.stride(from: found, to: 0, by: -1) { next[i] = next[i - 1] }
    next[0] = 0
  }

  /// Returns the component of a row. Rows without root variables, and peeled rows of lean groups, have no component.
  private func componentOfRow(_ row: Int, _ mapped: borrowing MappedRows) -> Int {
    let terms = mapped.terms(of: row)
    guard let first = terms.first else { return -1 }
    let v = Int(mapped.variable[first])
    if mapped.peelOfRow[row] >= 0, !isInFullGroup(v) { return -1 }
    return Int(ofVariable[v])
  }
}
