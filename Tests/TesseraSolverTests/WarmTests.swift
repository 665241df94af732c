// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraSolver

/// A solver after any sequence of edits equals one built from the same constraints at once.
struct WarmTests {
  @Test(arguments: LongRuns.count(60, long: 1000))
  func editedEqualsBuiltAnew(seed: Int) {
    var random = SeededRandom(UInt64(5000 + seed))
    var system =
      seed % 2 == 0
      ? System.boxes(&random) : System.generic(&random, levels: [750, 500, 251, 250, 50], hostile: seed % 4 == 1)
    check(&system, steps: 30, &random)
  }

  /// Components above 16 rows take the sparse factors instead of the dense inverse.
  @Test(arguments: LongRuns.count(12, long: 200))
  func largeComponentsToo(seed: Int) {
    var random = SeededRandom(UInt64(7000 + seed))
    var system = System.generic(&random, levels: [750, 500, 251, 250, 50], hostile: seed % 3 == 0, sizes: 30...70)
    check(&system, steps: 20, &random)
  }

  private func check(_ system: inout System, steps: Int, _ random: inout SeededRandom) {
    let edited = EditedSystem(&system)
    for step in 0..<steps {
      edited.edit(&random)
      guard [0, 2, 9, steps - 1].contains(step) || step % 3 == 0 else { continue }
      edited.loaded.solver.solve()
      let cold = Loaded(edited.system)
      for (v, (warm, fresh)) in zip(edited.loaded.values, cold.values).enumerated() {
        #expect(abs(warm - fresh) <= 1e-9 * (1 + abs(fresh)), "variable \(v) after \(step + 1) edits")
      }
      #expect(edited.loaded.solver.conflicts.count == cold.solver.conflicts.count)
    }
  }
}

/// A system kept in step with a solver while both are edited.
final class EditedSystem {
  var system: System
  let loaded: Loaded

  init(_ system: inout System) {
    self.system = system
    loaded = Loaded(system)
  }

  func edit(_ random: inout SeededRandom) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: removeRow(&random)
    case 1: addRow(&random)
    case 2: changePriority(&random)
    case 3: changeRest(&random)
    default: changeConstant(&random)
    }
  }

  private func changeConstant(_ random: inout SeededRandom) {
    guard !system.rows.isEmpty else { return }
    let row = Int.random(in: 0..<system.rows.count, using: &random)
    system.rows[row].constant += Double(Int.random(in: -20...20, using: &random))
    loaded.solver.setConstant(system.rows[row].constant, of: loaded.constraints[row])
  }

  private func changePriority(_ random: inout SeededRandom) {
    guard !system.rows.isEmpty else { return }
    let row = Int.random(in: 0..<system.rows.count, using: &random)
    system.rows[row].priority = random.pick([1000, 750, 600, 250])
    loaded.solver.setPriority(Priority(system.rows[row].priority)!, of: loaded.constraints[row])
  }

  private func changeRest(_ random: inout SeededRandom) {
    let v = Int.random(in: 0..<system.variables, using: &random)
    system.rests[v] = Double(Int.random(in: 0..<80, using: &random))
    loaded.solver.setRest(system.rests[v], of: loaded.variables[v])
  }

  private func removeRow(_ random: inout SeededRandom) {
    guard system.rows.count > 1 else { return }
    // The last row, so that ranks (row numbers) of the others stay what they are.
    system.rows.removeLast()
    loaded.solver.removeConstraint(loaded.constraints.removeLast())
  }

  private func addRow(_ random: inout SeededRandom) {
    let row = System.Row(
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      priority: random.pick([1000, 750, 500, 250]), constant: Double(Int.random(in: -50..<200, using: &random)),
      terms: System.randomTerms(system.variables, &random))
    system.rows.append(row)
    loaded.constraints.append(loaded.add(row, rank: system.rows.count - 1))
  }
}
