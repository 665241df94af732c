// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A system that receives the same edits as a solver. Rows keep their ranks and variables their orders, so that any of
// them can be removed without renumbering the others.

import TesseraRandom
import TesseraSolver

final class EditedSystem {
  enum Edit: CaseIterable {
    case constant, priority, requirement, addRow, removeRow, addVariable, removeVariable, order, rest

    /// Constants change most frequently, in each frame of an animation.
    static let usual = allCases + [.constant, .constant, .constant, .constant, .addRow, .addRow, .addRow, .addRow]
  }

  private(set) var system: System
  let loaded: Loaded
  /// The number of edits performed, by type.
  private(set) var counts: [Edit: Int] = [:]
  /// Whether new inequalities are drawn rows, whose variables are pulled to their bounds.
  private let draws: Bool
  private var usedRanks: Set<Int64> = []
  private var usedOrders: Set<Int64> = []

  init(_ system: System, draws: Bool = false) {
    self.system = system
    self.draws = draws
    if draws { self.system.drawInequalities() }
    for row in system.rows.indices { self.system.rows[row].rank = Int64(row) * 1000 }
    for v in 0..<system.variables { self.system.orders[v] = Int64(v) * 1000 }
    usedRanks = Set(self.system.rows.compactMap(\.rank))
    usedOrders = Set(self.system.orders)
    loaded = Loaded(self.system)
  }

  func edit(_ kind: Edit, _ random: inout SeededRandom) {
    let isDone: Bool
    switch kind {
    case .constant: isDone = changeConstant(&random)
    case .priority: isDone = changePriority(&random) { _ in [750, 600, 500, 250] }
    case .requirement: isDone = changePriority(&random) { $0 == 1000 ? [750, 250] : [1000] }
    case .addRow: isDone = addRow(System.randomTerms(system.variables, &random), &random)
    case .removeRow: isDone = removeRow(&random)
    case .addVariable: isDone = addVariable(&random)
    case .removeVariable: isDone = removeVariable(&random)
    case .order: isDone = changeOrder(&random)
    case .rest: isDone = changeRest(&random)
    }
    if isDone { counts[kind, default: 0] += 1 }
  }

  // MARK: Rows

  private func changeConstant(_ random: inout SeededRandom) -> Bool {
    guard let row = system.rows.indices.randomElement(using: &random) else { return false }
    system.rows[row].constant += Double(Int.random(in: -20...20, using: &random))
    loaded.solver.setConstant(system.rows[row].constant, of: loaded.constraints[row])
    return true
  }

  private func changePriority(_ random: inout SeededRandom, _ choice: (Float) -> [Float]) -> Bool {
    guard let row = system.rows.indices.randomElement(using: &random) else { return false }
    system.rows[row].priority = random.pick(choice(system.rows[row].priority))
    loaded.solver.setPriority(Priority(system.rows[row].priority) ?? .required, of: loaded.constraints[row])
    return true
  }

  /// Removes a random row. A new row may later be ranked between the remaining rows.
  private func removeRow(_ random: inout SeededRandom) -> Bool {
    guard system.rows.count > 1, let row = system.rows.indices.randomElement(using: &random) else { return false }
    removeRow(at: row)
    return true
  }

  private func removeRow(at row: Int) {
    system.rows.remove(at: row)
    loaded.solver.removeConstraint(loaded.constraints.remove(at: row))
  }

  private func addRow(_ terms: [(variable: Int, coefficient: Double)], _ random: inout SeededRandom) -> Bool {
    let row = System.Row(
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: random.pick([1000, 750, 500, 250]), constant: Double(Int.random(in: -50..<200, using: &random)),
      terms: terms, rank: unused(&usedRanks, &random), isDrawn: draws)
    system.rows.append(row)
    loaded.constraints.append(loaded.add(row, rank: 0))
    return true
  }

  // MARK: Variables

  /// Adds a variable, usually with a row that relates it to another variable.
  private func addVariable(_ random: inout SeededRandom) -> Bool {
    system.roles.append(random.pick([.size, .origin]))
    system.rests.append(Double(Int.random(in: 0..<80, using: &random)))
    system.orders.append(unused(&usedOrders, &random))
    let new = system.variables - 1
    loaded.addVariable(new, of: system)
    guard new > 0, Int.random(in: 0..<4, using: &random) > 0 else { return true }
    return addRow([(new, 1), (Int.random(in: 0..<new, using: &random), random.pick([1, -1, -2]))], &random)
  }

  /// Removes the rows that contain a variable and then the variable. Later variables move up by one position.
  private func removeVariable(_ random: inout SeededRandom) -> Bool {
    guard system.variables > 2 else { return false }
    let gone = Int.random(in: 0..<system.variables, using: &random)
    for row in system.rows.indices.reversed() where system.rows[row].terms.contains(where: { $0.variable == gone }) {
      removeRow(at: row)
    }
    for row in system.rows.indices {
      for t in system.rows[row].terms.indices where system.rows[row].terms[t].variable > gone {
        system.rows[row].terms[t].variable -= 1
      }
    }
    system.roles.remove(at: gone)
    system.rests.remove(at: gone)
    system.orders.remove(at: gone)
    loaded.solver.removeVariable(loaded.variables.remove(at: gone))
    return true
  }

  private func changeOrder(_ random: inout SeededRandom) -> Bool {
    let v = Int.random(in: 0..<system.variables, using: &random)
    system.orders[v] = unused(&usedOrders, &random)
    loaded.solver.setOrder(system.orders[v], of: loaded.variables[v])
    return true
  }

  private func changeRest(_ random: inout SeededRandom) -> Bool {
    let v = Int.random(in: 0..<system.variables, using: &random)
    system.rests[v] = Double(Int.random(in: 0..<80, using: &random))
    loaded.solver.setRest(system.rests[v], of: loaded.variables[v])
    return true
  }

  private func unused(_ used: inout Set<Int64>, _ random: inout SeededRandom) -> Int64 {
    while true {
      let number = Int64.random(in: -5000..<200_000, using: &random)
      if used.insert(number).inserted { return number }
    }
  }
}
