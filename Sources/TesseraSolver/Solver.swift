// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A solver for linear constraints, addressed through integer handles. Edits are only recorded. `solve` then processes
// all of them at once, in the affected components. The result is a function of the current constraints alone: exact
// lexicographic priorities, then a canonical tie-break, so edited and freshly built systems agree.
//
//   Model (as declared) -> Presolve (program) -> Components -> Simplex per component -> values (program in reverse)
//
// Conflicting required constraints are added in order of rank. Each one that contradicts those before it is broken and
// has no price until one of them is removed. The broken constraint is thus always that of greatest rank in an
// irreducible conflict.

package final class Solver {
  /// The tie-break class of a variable: in ambiguous layouts, sizes are pulled to rest before origins.
  package enum Role: UInt8, Sendable {
    case size
    case origin
  }

  // Only one thread uses a solver at a time. Run-time exclusivity checks would take a tenth of the time of a small build.
  @exclusivity(unchecked) var model = Model()
  private let workspace: Box<Workspace>
  @exclusivity(unchecked) var presolve = Presolve()
  @exclusivity(unchecked) var components: Components
  /// The values after the last solve.
  @exclusivity(unchecked) var values = Buffer<Double>()
  /// The generation of the handle per slot, with the top bit set while the variable is live.
  @exclusivity(unchecked) var liveTags = Buffer<UInt8>()
  /// The variables whose value changed in the last solve.
  @exclusivity(unchecked) var changedVariables = Buffer<Int32>()
  @exclusivity(unchecked) var conflictList: [LayoutConflict] = []
  @exclusivity(unchecked) var editedConstants = Buffer<Int32>()
  @exclusivity(unchecked) var editedRests = Buffer<Int32>()
  @exclusivity(unchecked) var isStructureDirty = false
  @exclusivity(unchecked) var fullRequested = false

  // Levels: the distinct priorities of the model, and scratch memory to number those of a component.
  @exclusivity(unchecked) var priorities = Buffer<Float>()
  @exclusivity(unchecked) var localLevel = Buffer<Int32>()
  @exclusivity(unchecked) var levelList = Buffer<Int32>()
  @exclusivity(unchecked) var levelOfRow = Buffer<Int32>()

  // Frames: dependencies between variables, and pending work.
  /// The tape entry of each variable's pull to rest, or -1.
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
  /// Adds a variable. `order` is its position in view order, unique per variable; `rest` is the value it is drawn to if
  /// nothing else decides, such as an intrinsic size, or 0.
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

  /// Returns the value after the last `solve`.
  package func value(of variable: Variable) -> Double { values[live(variable)] }

  /// Reads many values without a call for each. `output` has room for one per variable.
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
  /// Adds the row `sum(coefficient * variable) relation constant`. In an irreducible conflict of required constraints, the
  /// one of greatest `rank` is broken. Numbers outside the solver's range are clamped, see `NumericRange`.
  ///
  /// If `drawsToBound` is true and all priorities leave a choice, the sum is as close to `constant` as possible, before
  /// sizes and origins are drawn to rest. Equations are at their constant anyway.
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

  /// Sets the priority of a constraint. Any change is allowed, also between required and optional.
  package func setPriority(_ priority: Priority, of constraint: LinearConstraint) {
    let slot = live(constraint)
    guard model.constraints[slot].priority != priority.value else { return }
    model.constraints[slot].priority = priority.value
    isStructureDirty = true
  }

  /// Returns whether the constraint is required but was broken because it contradicts others of lower rank.
  package func isBroken(_ constraint: LinearConstraint) -> Bool { model.constraints[live(constraint)].isBroken }

  /// The conflicts resolved in the last `solve` by breaking a constraint, by rank.
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
