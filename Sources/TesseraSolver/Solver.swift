// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Linear constraints in, values out: the whole solver behind integer handles. Edits are cheap notes; `solve` does the
// work once for all of them, on the components they touch. The result is a function of the current constraints alone:
// exact lexicographic priorities, then a canonical tie-break, so that edited and freshly built systems agree.
//
//   Model (as declared) -> Presolve (program) -> Components -> Simplex per component -> values (program backwards)
//
// Conflicting required constraints: taken in order of rank, each that contradicts those kept before it is broken and
// costs nothing until a partner goes. So the broken one is the greatest rank of an irreducible conflict, always.

package final class Solver {
  /// Tie-break class: in ambiguous layouts sizes are drawn to rest before origins are.
  package enum Role: UInt8, Sendable {
    case size
    case origin
  }

  // A solver is used by one thread at a time; run-time exclusivity checks would cost a tenth of a small build.
  @exclusivity(unchecked) var model = Model()
  private let workspace: Box<Workspace>
  @exclusivity(unchecked) var presolve = Presolve()
  @exclusivity(unchecked) var components: Components
  /// Values after the last solve.
  @exclusivity(unchecked) var values = Buffer<Double>()
  /// Per slot the generation of its handle, with the top bit set while the variable lives.
  @exclusivity(unchecked) var liveTags = Buffer<UInt8>()
  /// Variables whose value changed in the last solve.
  @exclusivity(unchecked) var changedVariables = Buffer<Int32>()
  @exclusivity(unchecked) var conflictList: [LayoutConflict] = []
  @exclusivity(unchecked) var editedConstants = Buffer<Int32>()
  @exclusivity(unchecked) var editedRests = Buffer<Int32>()
  @exclusivity(unchecked) var isStructureDirty = false
  @exclusivity(unchecked) var fullRequested = false

  // Levels: the distinct priorities of the model, and scratch to number those of one component.
  @exclusivity(unchecked) var priorities = Buffer<Float>()
  @exclusivity(unchecked) var localLevel = Buffer<Int32>()
  @exclusivity(unchecked) var levelList = Buffer<Int32>()
  @exclusivity(unchecked) var levelOfRow = Buffer<Int32>()

  // Frames: who is computed from whom, and what is to be done.
  /// Per variable the tape entry of its pull to rest, or -1.
  @exclusivity(unchecked) var restEntry = Buffer<Int32>()
  @exclusivity(unchecked) var valueUserStart = Buffer<Int32>()
  @exclusivity(unchecked) var valueUsers = Buffer<Int32>()
  @exclusivity(unchecked) var hasValueUsers = false
  @exclusivity(unchecked) var valueDirty = BitSet()
  @exclusivity(unchecked) var moves = Buffer<KinkMove>()
  @exclusivity(unchecked) var firstMove = Buffer<Int32>()
  @exclusivity(unchecked) var movedComponents = Buffer<Int32>()

  var work: UnsafeMutablePointer<Workspace> { workspace.pointer }

  package init() {
    workspace = Box(Workspace())
    components = Components(work: workspace.pointer)
  }
}

// MARK: Variables

extension Solver {
  /// `order` is the position in view order, unique per variable; `rest` is where the variable is drawn when nothing
  /// else decides (an intrinsic size, or 0).
  package func addVariable(_ role: Role, order: Int64, rest: Double = 0) -> Variable {
    let slot = model.addVariable(role: role.rawValue, order: order, rest: rest)
    values.extend(to: slot + 1, with: 0)
    values[slot] = model.variables[slot].rest
    liveTags.extend(to: slot + 1, with: 0)
    liveTags[slot] = model.variables[slot].generation | 0x80
    isStructureDirty = true
    return Variable(slot: slot, generation: model.variables[slot].generation)
  }

  package func setOrder(_ order: Int64, of variable: Variable) {
    let slot = live(variable)
    guard model.variables[slot].order != order else { return }
    model.variables[slot].order = order
    isStructureDirty = true
  }

  package func setRest(_ rest: Double, of variable: Variable) {
    let slot = live(variable)
    let tamed = Tamed.constant(rest)
    guard model.variables[slot].rest != tamed else { return }
    model.variables[slot].rest = tamed
    editedRests.append(Int32(slot))
  }

  package func removeVariable(_ variable: Variable) {
    let slot = live(variable)
    precondition(
      model.variables[slot].uses == 0, "The variable is still used by a constraint: remove its constraints first.")
    model.removeVariable(slot)
    liveTags[slot] = 0
    isStructureDirty = true
  }

  /// The value after the last `solve`.
  package func value(of variable: Variable) -> Double { values[live(variable)] }

  /// Reads many values at once, without a call for each: `output` has room for one per variable.
  package func readValues(of variables: UnsafeBufferPointer<Variable>, into output: UnsafeMutablePointer<Double>) {
    for i in 0..<variables.count { output[i] = values[live(variables[i])] }
  }

  /// Calls `body` for each variable whose value changed in the last `solve`.
  package func forEachChangedVariable(_ body: (Variable, Double) -> Void) {
    for i in 0..<changedVariables.count {
      let slot = Int(changedVariables[i])
      guard model.variables[slot].isLive else { continue }
      body(Variable(slot: slot, generation: model.variables[slot].generation), values[slot])
    }
  }

  @inline(__always)
  func live(_ variable: Variable) -> Int {
    let slot = variable.slot
    precondition(
      slot < liveTags.count && liveTags[slot] == Handle.generation(of: variable.raw) | 0x80,
      "The variable was removed: do not keep its handle.")
    return slot
  }
}

// MARK: Constraints

extension Solver {
  /// `sum(coefficient * variable) relation constant`. Among an irreducible conflict of required constraints the one of
  /// greatest `rank` is broken. Numbers outside the solver's range are clamped, see `Tamed`.
  ///
  /// `drawsToBound`: where all priorities leave a choice, the sum is as near to `constant` as can be, before sizes and
  /// origins are drawn to rest. Equations are at their constant anyway.
  package func addConstraint(
    _ terms: [Term], relation: Relation, constant: Double, at priority: Priority, rank: Int64,
    drawsToBound: Bool = false
  ) -> LinearConstraint {
    for term in terms { _ = live(term.variable) }
    let slot = model.addConstraint(
      terms, relation: relation.rawValue, constant: constant, priority: priority.value, rank: rank,
      isDrawn: drawsToBound)
    isStructureDirty = true
    return handle(ofConstraint: slot)
  }

  package func removeConstraint(_ constraint: LinearConstraint) {
    model.removeConstraint(live(constraint))
    isStructureDirty = true
  }

  package func setConstant(_ constant: Double, of constraint: LinearConstraint) {
    let slot = live(constraint)
    let tamed = Tamed.constant(constant)
    guard model.constraints[slot].constant != tamed else { return }
    model.constraints[slot].constant = tamed
    editedConstants.append(Int32(slot))
  }

  /// Any change is allowed, also between required and optional.
  package func setPriority(_ priority: Priority, of constraint: LinearConstraint) {
    let slot = live(constraint)
    guard model.constraints[slot].priority != priority.value else { return }
    model.constraints[slot].priority = priority.value
    isStructureDirty = true
  }

  /// Whether the constraint is required but was given up because it contradicts others of lower rank.
  package func isBroken(_ constraint: LinearConstraint) -> Bool { model.constraints[live(constraint)].isBroken }

  /// The constraints given up in the last `solve`, by rank.
  package var conflicts: [LayoutConflict] { conflictList }

  package var statistics: Statistics { work.pointee.statistics }

  @inline(__always)
  func live(_ constraint: LinearConstraint) -> Int {
    let slot = constraint.slot
    precondition(
      slot < model.constraints.count && model.constraints[slot].isLive
        && model.constraints[slot].generation == Handle.generation(of: constraint.raw),
      "The constraint was removed: do not keep its handle.")
    return slot
  }

  @inline(__always)
  func handle(ofConstraint slot: Int) -> LinearConstraint {
    LinearConstraint(slot: slot, generation: model.constraints[slot].generation)
  }
}
