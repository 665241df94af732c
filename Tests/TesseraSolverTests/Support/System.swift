// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint system as plain data, to be solved by the solver and by its slow twin, and measured from outside.

import TesseraSolver

struct System {
  struct Row {
    var relation: Relation
    var priority: Float
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  var family = ""
  var roles: [Solver.Role] = []
  var rests: [Double] = []
  var rows: [Row] = []
  var variables: Int { roles.count }

  init(variables: Int) {
    roles = (0..<variables).map { $0 % 2 == 0 ? .size : .origin }
    rests = [Double](repeating: 0, count: variables)
  }

  /// Violation of each row under `values`, summed per priority.
  func totals(_ values: [Double]) -> [Float: Double] {
    var sums: [Float: Double] = [:]
    for row in rows { sums[row.priority, default: 0] += violation(row, values) }
    return sums
  }

  func violation(_ row: Row, _ values: [Double]) -> Double {
    let sum = row.terms.reduce(-row.constant) { $0 + $1.coefficient * values[$1.variable] }
    switch row.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// A system in a solver, with its handles.
final class Loaded {
  let solver = Solver()
  var variables: [Variable] = []
  var constraints: [LinearConstraint] = []

  init(_ system: System) {
    for v in 0..<system.variables {
      variables.append(solver.addVariable(system.roles[v], order: Int64(v), rest: system.rests[v]))
    }
    for (rank, row) in system.rows.enumerated() { constraints.append(add(row, rank: rank)) }
    solver.solve()
  }

  func add(_ row: System.Row, rank: Int) -> LinearConstraint {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, row.relation, row.constant,
      Priority(row.priority) ?? .required, rank: Int64(rank))
  }

  var values: [Double] { variables.map(solver.value(of:)) }
}
