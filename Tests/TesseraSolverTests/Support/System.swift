// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A constraint system as plain data, for the solver and its reference solver (the twin). It measures violations
// independently of both.

import TesseraSolver

struct System {
  struct Row {
    var relation: Relation
    var priority: Float
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
    /// The rank, or nil to use the position in the list.
    var rank: Int64?
    /// Whether the row is drawn: its variables are pulled to its bound if nothing else determines them.
    var isDrawn = false
  }

  var family = ""
  var roles: [Solver.Role] = []
  var rests: [Double] = []
  var orders: [Int64] = []
  var rows: [Row] = []
  var variables: Int { roles.count }

  init(variables: Int) {
    roles = (0..<variables).map { $0 % 2 == 0 ? .size : .origin }
    rests = [Double](repeating: 0, count: variables)
    orders = (0..<variables).map { Int64($0) }
  }

  /// Makes all inequalities drawn rows.
  mutating func drawInequalities() {
    for row in rows.indices where rows[row].relation != .equal { rows[row].isDrawn = true }
  }

  /// Returns the rows' violations for `values`, summed per priority.
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

/// A system loaded into a solver, with the handles of its variables and constraints.
final class Loaded {
  let solver = Solver()
  var variables: [Variable] = []
  var constraints: [LinearConstraint] = []

  init(_ system: System) {
    for v in 0..<system.variables { addVariable(v, of: system) }
    for (rank, row) in system.rows.enumerated() { constraints.append(add(row, rank: rank)) }
    solver.solve()
  }

  func addVariable(_ v: Int, of system: System) {
    variables.append(solver.addVariable(system.roles[v], order: system.orders[v], rest: system.rests[v]))
  }

  func add(_ row: System.Row, rank: Int) -> LinearConstraint {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) }, relation: row.relation, constant: row.constant,
      at: Priority(row.priority) ?? .required, rank: row.rank ?? Int64(rank), drawsToBound: row.isDrawn)
  }

  /// The list positions of the broken rows.
  var broken: [Int] { constraints.indices.filter { solver.isBroken(constraints[$0]) } }

  var values: [Double] { variables.map(solver.value(of:)) }
}
