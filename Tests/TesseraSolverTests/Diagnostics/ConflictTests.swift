// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// Conflicts of required constraints: the reported set, the broken constraint, and its restoration.
struct ConflictTests {
  @Test func breaksTheHighestRankOfAConflict() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    let bystander = solver.addConstraint(
      [Term(y, 1)], relation: .greaterThanOrEqual, constant: 1, at: .required, rank: 9)
    let late = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 10, at: .required, rank: 5)
    let link = solver.addConstraint([Term(x, 1), Term(y, -1)], relation: .equal, constant: 0, at: .required, rank: 1)
    let early = solver.addConstraint([Term(y, 1)], relation: .equal, constant: 20, at: .required, rank: 2)
    solver.solve()
    #expect(solver.conflicts == [LayoutConflict(culprits: [link, early, late], broken: late)])
    #expect(solver.isBroken(late) && !solver.isBroken(bystander))
    #expect(solver.value(of: x) == 20)
  }

  @Test func restoresABrokenConstraintAfterAConflictIsRemoved() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let first = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 10, at: .required, rank: 0)
    let second = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 20, at: .required, rank: 1)
    solver.solve()
    #expect(solver.isBroken(second))
    solver.removeConstraint(first)
    solver.solve()
    #expect(!solver.isBroken(second) && solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 20)
  }

  @Test func constantsCanCauseAndResolveAConflict() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    _ = solver.addConstraint([Term(x, 1)], relation: .greaterThanOrEqual, constant: 10, at: .required, rank: 0)
    let most = solver.addConstraint([Term(x, 1)], relation: .lessThanOrEqual, constant: 20, at: .required, rank: 1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setConstant(5, of: most)
    solver.solve()
    #expect(solver.isBroken(most) && solver.value(of: x) == 10)
    solver.setConstant(15, of: most)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: x) == 10)
  }

  @Test func rowsWithoutVariablesCanConflict() {
    let solver = Solver()
    let row = solver.addConstraint([], relation: .greaterThanOrEqual, constant: 5, at: .required, rank: 0)
    solver.solve()
    #expect(solver.conflicts == [LayoutConflict(culprits: [row], broken: row)])
    solver.setConstant(-5, of: row)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  /// A conflict is irreducible if its constraints contradict each other and removing any one of them resolves the
  /// conflict. The constraint with the highest rank (a number specified by the caller) is broken. Both are checked
  /// with phase one of the reference solver (the twin).
  @Test(arguments: LongRuns.count(120, long: 1000))
  func conflictsAreIrreducible(seed: Int) {
    var random = SeededRandom(UInt64(1000 + seed))
    let system = System.generic(&random, levels: [500, 250], hostile: true)
    let loaded = Loaded(system)
    let required = system.rows.indices.filter { system.rows[$0].priority == 1000 }
    var kept = required.filter { !loaded.solver.isBroken(loaded.constraints[$0]) }
    #expect(isSatisfiable(system, kept))
    for conflict in loaded.solver.conflicts {
      let rows = conflict.culprits.compactMap { loaded.constraints.firstIndex(of: $0) }
      #expect(conflict.broken == conflict.culprits.last)
      #expect(rows == rows.sorted(), "ranks are row numbers here")
      #expect(!isSatisfiable(system, rows))
      for row in rows { #expect(isSatisfiable(system, rows.filter { $0 != row }), "without row \(row)") }
    }
    // Constraints are accepted greedily by rank, so each broken row contradicts the accepted rows before it.
    for row in required where loaded.solver.isBroken(loaded.constraints[row]) {
      #expect(!isSatisfiable(system, kept.filter { $0 < row } + [row]))
    }
    kept = required
    #expect(isSatisfiable(system, kept) == loaded.solver.conflicts.isEmpty)
  }

  private func isSatisfiable(_ system: System, _ rows: [Int]) -> Bool {
    var part = system
    part.rows = rows.map { system.rows[$0] }
    return LexicographicTwin.totals(part) != nil
  }
}
