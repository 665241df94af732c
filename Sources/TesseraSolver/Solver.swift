// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A solver for linear constraints, addressed through integer handles. Edits are only recorded. `solve` then processes
// all of them at once, in the affected components. The result depends only on the current constraints, because
// priorities are exactly lexicographic and ties are broken canonically. Edited and newly built systems therefore
// agree.
//
//     Model (as declared) -> Presolve (program) -> Components -> Simplex per component -> values (program in reverse)
//
// Conflicting required constraints are added in rank order. A constraint that contradicts earlier ones is broken: it
// has no cost until one of the conflicting constraints is removed. The broken constraint is thus always the one with
// the highest rank in an irreducible conflict.

package final class Solver {
  /// The tie-break class of a variable. In ambiguous layouts, sizes are pulled to their rest values before origins.
  package enum Role: UInt8, Sendable {
    case size
    case origin
  }

  // A solver is used by only one thread at a time. Dynamic exclusivity checks would take a tenth of the time of a
  // small build.
  @exclusivity(unchecked) var model = Model()
  private let workspace: Box<Workspace>
  @exclusivity(unchecked) var presolve = Presolve()
  @exclusivity(unchecked) var components: Components
  /// The values computed by the last solve.
  @exclusivity(unchecked) var values = Buffer<Double>()
  /// The handle generation of each slot. The top bit is set while the variable is live.
  @exclusivity(unchecked) var liveTags = Buffer<UInt8>()
  /// The variables whose values changed in the last solve.
  @exclusivity(unchecked) var changedVariables = Buffer<Int32>()
  @exclusivity(unchecked) var conflictList: [LayoutConflict] = []
  @exclusivity(unchecked) var editedConstants = Buffer<Int32>()
  @exclusivity(unchecked) var editedRests = Buffer<Int32>()
  @exclusivity(unchecked) var isStructureDirty = false
  @exclusivity(unchecked) var fullRequested = false

  // The distinct priorities of the model, and scratch memory for numbering a component's levels.
  @exclusivity(unchecked) var priorities = Buffer<Float>()
  @exclusivity(unchecked) var localLevel = Buffer<Int32>()
  @exclusivity(unchecked) var levelList = Buffer<Int32>()
  @exclusivity(unchecked) var levelOfRow = Buffer<Int32>()

  // State for incremental solves: dependencies between variables, and pending work.
  /// The tape entry that pulls each variable to its rest value, or -1.
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
  /// Adds a variable. `order` is its unique position in view order. `rest` is the value it takes if no constraint
  /// determines it, such as an intrinsic size, or 0.
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
    let tamed = NumericRange.constant(rest)
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

  /// Returns the variable's value after the last `solve`.
  package func value(of variable: Variable) -> Double { values[live(variable)] }

  /// Reads many values in one call. `output` must have room for one value per variable.
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
  /// Adds the row `sum(coefficient * variable) relation constant`. In an irreducible conflict of required
  /// constraints, the constraint with the highest `rank` is broken. Numbers outside of the solver's range are
  /// clamped; see `NumericRange`.
  ///
  /// If `drawsToBound` is true and the priorities don't determine the sum, it is as close to `constant` as possible.
  /// This takes precedence over the rest values of sizes and origins. It has no effect on equations.
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
    let tamed = NumericRange.constant(constant)
    guard model.constraints[slot].constant != tamed else { return }
    model.constraints[slot].constant = tamed
    editedConstants.append(Int32(slot))
  }

  /// Sets the priority of a constraint. The priority can change from required to optional and vice versa.
  package func setPriority(_ priority: Priority, of constraint: LinearConstraint) {
    let slot = live(constraint)
    guard model.constraints[slot].priority != priority.value else { return }
    model.constraints[slot].priority = priority.value
    isStructureDirty = true
  }

  /// Returns whether the constraint is required but broken because it contradicts constraints of lower rank.
  package func isBroken(_ constraint: LinearConstraint) -> Bool { model.constraints[live(constraint)].isBroken }

  /// The conflicts that the last `solve` resolved by breaking a constraint, sorted by rank.
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
