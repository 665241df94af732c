// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraSolver

/// A target that edits constraint systems. The solver's invariants must hold, and an edited solver must equal a
/// rebuilt one.
enum SolverTarget {
  private struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
    let rank: Int64
    let isDrawn: Bool
  }

  private static let priorities: [Float] = [1000, 1000, 750, 500, 251, 250, 50]

  static func take(_ bytes: [UInt8]) {
    var source = ByteSource(bytes)
    // Hostile input contains extreme numbers, which the solver clamps. It then guarantees only finite values.
    let isHostile = source.bool()
    let count = 1 + source.below(24)
    let roles = (0..<count).map { _ in source.bool() ? Solver.Role.size : .origin }
    let rests = (0..<count).map { _ in source.whole() }
    let solver = Solver()
    let variables = load(roles, rests, solver)
    var rows: [Row] = []
    var handles: [LinearConstraint] = []
    var edits = 0
    while !source.isEmpty, edits < 200 {
      edits += 1
      switch source.below(8) {
      case 0 where !rows.isEmpty:
        let index = source.below(min(rows.count, 256))
        solver.removeConstraint(handles.remove(at: index))
        rows.remove(at: index)
      case 1 where !rows.isEmpty:
        let index = source.below(min(rows.count, 256))
        rows[index].constant = isHostile ? source.number() : source.whole()
        solver.setConstant(rows[index].constant, of: handles[index])
      case 2 where !rows.isEmpty:
        let index = source.below(min(rows.count, 256))
        rows[index].priority = source.pick(priorities)
        solver.setPriority(Priority(rows[index].priority) ?? .required, of: handles[index])
      case 3: compare(solver, variables, handles, roles, rests, rows, isHostile: isHostile)
      default:
        guard rows.count < 60 else { break }
        let row = row(&source, count, rank: Int64(edits), isHostile: isHostile)
        handles.append(add(row, solver, variables))
        rows.append(row)
      }
    }
    compare(solver, variables, handles, roles, rests, rows, isHostile: isHostile)
  }

  private static func row(_ source: inout ByteSource, _ count: Int, rank: Int64, isHostile: Bool) -> Row {
    let terms = (0...source.below(4)).map { _ in
      (variable: source.below(count), coefficient: isHostile ? source.number() : source.pick([1.0, -1, 1, -1, 2, -2]))
    }
    return Row(
      terms: terms, relation: source.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      constant: isHostile ? source.number() : source.whole(), priority: source.pick(priorities), rank: rank,
      isDrawn: source.below(4) == 0)
  }

  private static func load(_ roles: [Solver.Role], _ rests: [Double], _ solver: Solver) -> [Variable] {
    zip(roles, rests).enumerated().map { solver.addVariable($1.0, order: Int64($0), rest: $1.1) }
  }

  private static func add(_ row: Row, _ solver: Solver, _ variables: [Variable]) -> LinearConstraint {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation: row.relation, constant: row.constant,
      at: Priority(row.priority) ?? .required, rank: row.rank, drawsToBound: row.isDrawn && row.relation != .equal)
  }

  private static func compare(
    _ solver: Solver, _ variables: [Variable], _ handles: [LinearConstraint], _ roles: [Solver.Role],
    _ rests: [Double], _ rows: [Row], isHostile: Bool
  ) {
    solver.solve()
    for variable in variables { check(solver.value(of: variable).isFinite, "a value is not finite") }
    let wrong = solver.checkInvariants()
    check(wrong == nil, "an invariant does not hold: \(wrong ?? "")")
    let broken = handles.filter(solver.isBroken)
    check(Set(broken) == Set(solver.conflicts.map(\.broken)), "broken rows and conflicts differ")
    guard !isHostile else { return }
    let fresh = Solver()
    let others = load(roles, rests, fresh)
    let again = rows.map { add($0, fresh, others) }
    fresh.solve()
    check(handles.map(solver.isBroken) == again.map(fresh.isBroken), "edited and rebuilt solvers differ in broken rows")
    for (index, (one, other)) in zip(variables, others).enumerated() {
      let (warm, cold) = (solver.value(of: one), fresh.value(of: other))
      check(
        abs(warm - cold) <= 1e-6 * (1 + abs(cold)), "variable \(index) is \(warm) after edits and \(cold) rebuilt")
    }
    for (row, handle) in zip(rows, again) where row.priority == 1000 && !fresh.isBroken(handle) {
      let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * fresh.value(of: others[$1.variable]) }
      let violation = row.relation == .equal ? abs(sum) : row.relation == .lessThanOrEqual ? sum : -sum
      check(violation <= 1e-5, "a required row is violated by \(violation)")
    }
  }
}
