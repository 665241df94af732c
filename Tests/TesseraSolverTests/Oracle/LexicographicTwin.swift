// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The twin: a slow and simple reference solver that solves a textbook linear program for each priority level. It has
// columns x+ and x-, a slack column per inequality, error columns per optional row, and artificial columns for phase
// one, in a dense tableau with Bland's rule. After each level, all columns with a positive reduced cost are excluded,
// which restricts the next level to the optimal face without tolerances for sums.

import TesseraSolver

struct LexicographicTwin {
  private var tableau: [[Double]] = []
  private var basis: [Int] = []
  private var columns = 0
  private var banned: Set<Int> = []
  private var errorColumns: [Float: [Int]] = [:]

  /// Returns the minimum error total per optional level, or nil if the required rows contradict each other.
  static func totals(_ system: System) -> [Float: Double]? {
    var twin = LexicographicTwin()
    let artificial = twin.load(system)
    guard twin.minimize(artificial) < 1e-7 else { return nil }
    twin.banned.formUnion(artificial)
    var totals: [Float: Double] = [:]
    for level in twin.errorColumns.keys.sorted(by: >) {
      totals[level] = twin.minimize(twin.errorColumns[level] ?? [])
      twin.banUnprofitable(twin.errorColumns[level] ?? [])
    }
    return totals
  }

  private mutating func load(_ system: System) -> [Int] {
    var rows: [[Int: Double]] = []
    var constants: [Double] = []
    var next = 2 * system.variables
    for row in system.rows {
      var entries: [Int: Double] = [:]
      for term in row.terms {
        entries[2 * term.variable, default: 0] += term.coefficient
        entries[2 * term.variable + 1, default: 0] -= term.coefficient
      }
      if row.relation != .equal {
        entries[next] = row.relation == .lessThanOrEqual ? 1 : -1
        next += 1
      }
      if row.priority < 1000 {
        for sign in [1.0, -1.0] {
          entries[next] = sign
          errorColumns[row.priority, default: []].append(next)
          next += 1
        }
      }
      rows.append(entries)
      constants.append(row.constant)
    }
    let artificial = Array(next..<next + rows.count)
    columns = next + rows.count
    for (i, entries) in rows.enumerated() {
      let sign = constants[i] < 0 ? -1.0 : 1.0
      var line = [Double](repeating: 0, count: columns + 1)
      for (column, value) in entries { line[column] = sign * value }
      line[next + i] = 1
      line[columns] = sign * constants[i]
      tableau.append(line)
    }
    basis = artificial
    return artificial
  }

  private func reducedCosts(_ objective: [Int]) -> [Double] {
    var costs = [Double](repeating: 0, count: columns + 1)
    let wanted = Set(objective)
    for column in wanted { costs[column] = 1 }
    for (i, basic) in basis.enumerated() where wanted.contains(basic) {
      for c in 0...columns { costs[c] -= tableau[i][c] }
    }
    return costs
  }

  private mutating func minimize(_ objective: [Int]) -> Double {
    while true {
      let costs = reducedCosts(objective)
      guard let entering = (0..<columns).first(where: { !banned.contains($0) && costs[$0] < -1e-9 }) else {
        return -costs[columns]
      }
      var leaving = -1
      for i in 0..<basis.count where tableau[i][entering] > 1e-9 {
        if leaving < 0 {
          leaving = i
          continue
        }
        let (a, b) = (ratio(i, entering), ratio(leaving, entering))
        if a < b - 1e-12 || (abs(a - b) <= 1e-12 && basis[i] < basis[leaving]) { leaving = i }
      }
      precondition(leaving >= 0, "sums of violations are bounded below")
      pivot(leaving, entering)
    }
  }

  private func ratio(_ row: Int, _ column: Int) -> Double { tableau[row][columns] / tableau[row][column] }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let scale = tableau[row][column]
    for c in 0...columns { tableau[row][c] /= scale }
    for i in 0..<basis.count where i != row && tableau[i][column] != 0 {
      let factor = tableau[i][column]
      for c in 0...columns { tableau[i][c] -= factor * tableau[row][c] }
    }
    basis[row] = column
  }

  private mutating func banUnprofitable(_ objective: [Int]) {
    let costs = reducedCosts(objective)
    for c in 0..<columns where costs[c] > 1e-9 { banned.insert(c) }
  }
}
