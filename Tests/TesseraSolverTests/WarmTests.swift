// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// After any sequence of edits, a solver has the same solution as a new solver with the same constraints.
struct WarmTests {
  @Test(arguments: LongRuns.count(60, long: 1000))
  func editedSystemsMatchRebuiltOnes(seed: Int) {
    var random = SeededRandom(UInt64(5000 + seed))
    let system =
      seed % 2 == 0
      ? System.boxes(&random) : System.generic(&random, levels: [750, 500, 251, 250, 50], hostile: seed % 4 == 1)
    check(EditedSystem(system), EditedSystem.Edit.usual, steps: 30, &random)
  }

  /// Components (independent parts of the system) with more than 16 rows use sparse factors instead of the dense
  /// inverse.
  @Test(arguments: LongRuns.count(12, long: 200))
  func editedLargeComponentsMatchRebuiltOnes(seed: Int) {
    var random = SeededRandom(UInt64(7000 + seed))
    let system = System.generic(&random, levels: [750, 500, 251, 250, 50], hostile: seed % 3 == 0, sizes: 30...70)
    check(EditedSystem(system), EditedSystem.Edit.usual, steps: 20, &random)
  }

  /// Inequalities are drawn rows, and there are too few optional rows to determine all other values.
  @Test(arguments: LongRuns.count(60, long: 1000))
  func editedDrawnRowsMatchRebuiltOnes(seed: Int) {
    var random = SeededRandom(UInt64(9000 + seed))
    var system =
      seed % 2 == 0
      ? System.boxes(&random)
      : System.generic(&random, levels: [750, 250], hostile: seed % 4 == 1, sizes: seed % 5 == 0 ? 30...50 : 3...9)
    if seed % 3 > 0 { system.rows.removeAll { $0.priority < 1000 && $0.relation == .equal } }
    check(EditedSystem(system, draws: true), EditedSystem.Edit.usual, steps: 24, &random)
  }

  /// Each type of edit is tested alone, so that no edit hides the effect of another. Edits of order and rest values
  /// matter only if required rows leave a choice, so the systems for these edits have no optional rows.
  @Test(arguments: EditedSystem.Edit.allCases, LongRuns.count(6, long: 60))
  func everyEditAlone(edit: EditedSystem.Edit, seed: Int) {
    var random = SeededRandom(UInt64(8000 + seed))
    var system =
      seed % 2 == 0 ? System.boxes(&random) : System.generic(&random, levels: [750, 500, 250], hostile: seed % 4 == 1)
    if edit == .order || edit == .rest { system.rows.removeAll { $0.priority < 1000 } }
    let edited = EditedSystem(system)
    check(edited, [edit], steps: 8, &random)
    #expect(edited.counts[edit, default: 0] > 0)
  }

  /// x + y = 10 with rest values 2 and 3. The first variable in view order has its rest value, and the other takes
  /// the remainder.
  @Test func orderBreaksTiesAndCanChange() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0, rest: 2)
    let y = solver.addVariable(.size, order: 1, rest: 3)
    _ = solver.addConstraint([Term(x, 1), Term(y, 1)], relation: .equal, constant: 10, at: .required, rank: 0)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [2, 8])
    solver.setOrder(2, of: x)
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == [7, 3])
  }

  private func check(
    _ edited: EditedSystem, _ kinds: [EditedSystem.Edit], steps: Int, _ random: inout SeededRandom
  ) {
    for step in 0..<steps {
      edited.edit(random.pick(kinds), &random)
      guard [0, 2, 9, steps - 1].contains(step) || step % 3 == 0 else { continue }
      edited.loaded.solver.solve()
      let cold = Loaded(edited.system)
      for (v, (warm, fresh)) in zip(edited.loaded.values, cold.values).enumerated() {
        #expect(abs(warm - fresh) <= 1e-9 * (1 + abs(fresh)), "variable \(v) after \(step + 1) edits")
      }
      #expect(edited.loaded.broken == cold.broken, "after \(step + 1) edits")
      #expect(edited.loaded.solver.liveCounts.terms == cold.solver.liveCounts.terms)
    }
  }
}
