// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// Operation counts, which reveal performance regressions even on a noisy machine.
struct WorkTests {
  /// Without conflicts, the simplex starts at the solution and needs no pivots. Each row of the list is a separate
  /// component (an independent part of the system).
  @Test(arguments: [1, 10, 100, 1000])
  func feasibleListsNeedNoPivots(count: Int) {
    let layout = Layout()
    let list = layout.list(count, width: 2000)
    layout.solver.solve()
    #expect(layout.solver.statistics.pivots == 0)
    #expect(layout.solver.statistics.refactorings <= 2 * count)
    // Row i is below i rows of 8 + 20 + 8 points.
    #expect(layout.solver.value(of: list.rows[count - 1].y) == Double(36 * (count - 1)))
  }

  /// The list is 116 wide, and each row requires 16 plus its label's width. Each label that is wider than 100 is
  /// compressed, which takes at most one pivot.
  @Test func oneConflictCostsOnePivot() {
    let layout = Layout()
    let list = layout.list(100, width: 116)
    layout.solver.solve()
    // The labels are 50 ... 149 wide, and a label of 100 fits exactly.
    #expect(layout.solver.statistics.pivots <= 49)
    for (i, label) in list.labels.enumerated() {
      #expect(layout.solver.value(of: label.w) == min(Double(50 + i), 100))
    }
  }

  @Test func aFrameUpdatesOnlyAffectedRows() {
    let layout = Layout()
    let list = layout.list(100, width: 2000)
    let pin = layout.add([(list.labels[50].h, 1)], .greaterThanOrEqual, 20, 800)
    layout.solver.solve()
    let before = layout.solver.statistics
    layout.solver.setConstant(30, of: pin)
    layout.solver.solve()
    let after = layout.solver.statistics
    #expect(after.componentsSolved == before.componentsSolved + 1)
    #expect(after.presolveRuns == before.presolveRuns && after.componentsBuilt == before.componentsBuilt)
    var changed = 0
    layout.solver.forEachChangedVariable { _, _ in changed += 1 }
    // The label's height, its row's height, and the y of the 49 rows below.
    #expect(changed == 2 + 49)
  }

  @Test func solvingAgainIsFree() {
    let layout = Layout()
    _ = layout.list(10, width: 100)
    layout.solver.solve()
    let before = layout.solver.statistics
    layout.solver.solve()
    #expect(layout.solver.statistics == before)
  }

  @Test func noSystemReachesTheSafetyCap() {
    for seed in 0..<200 {
      var random = SeededRandom(UInt64(seed))
      let system = seed % 2 == 0 ? System.boxes(&random) : System.generic(&random, levels: [750, 500, 250])
      #expect(Loaded(system).solver.statistics.abandoned == 0)
    }
  }
}
