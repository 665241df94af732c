// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraSolver

/// Variables determined by equations are eliminated before the simplex.
struct PresolveTests {
  @Test func aGridOfEqualCellsNeedsNoSimplex() {
    // Three equal widths in 320 points, with spacings of 8 and margins of 16: w = (320 - 32 - 16) / 3. Each view is
    // as tall as it is wide.
    let layout = Layout()
    let root = layout.variable(.size)
    layout.add([(root, 1)], .equal, 320)
    let cells = (0..<3).map { _ in layout.view() }
    layout.add([(cells[0].x, 1)], .equal, 16)
    for (a, b) in zip(cells, cells.dropFirst()) {
      layout.add([(b.x, 1), (a.x, -1), (a.w, -1)], .equal, 8)
      layout.add([(b.w, 1), (a.w, -1)], .equal, 0)
    }
    layout.add([(root, 1), (cells[2].x, -1), (cells[2].w, -1)], .equal, 16)
    for cell in cells {
      layout.add([(cell.h, 1), (cell.w, -1)], .equal, 0)
      layout.add([(cell.y, 1)], .equal, 5)
    }
    layout.solver.solve()
    let width = (320.0 - 32 - 16) / 3
    for (i, cell) in cells.enumerated() {
      #expect(abs(layout.solver.value(of: cell.w) - width) < 1e-12)
      #expect(abs(layout.solver.value(of: cell.h) - width) < 1e-12)
      #expect(abs(layout.solver.value(of: cell.x) - (16 + Double(i) * (width + 8))) < 1e-12)
    }
    #expect(layout.solver.statistics.componentsBuilt == 0)
    #expect(layout.solver.statistics.rowsPresolved == 13)
  }

  @Test func aliasesChainAcrossFactors() {
    // a = 2 b + 1, b = c / 2 - 3 and c = 10, so b = 2 and a = 5.
    let layout = Layout()
    let (a, b, c) = (layout.variable(.size), layout.variable(.size), layout.variable(.size))
    layout.add([(a, 1), (b, -2)], .equal, 1)
    layout.add([(b, 1), (c, -0.5)], .equal, -3)
    let pin = layout.add([(c, 1)], .equal, 10)
    layout.solver.solve()
    #expect(layout.solver.value(of: a) == 5 && layout.solver.value(of: b) == 2)
    layout.solver.setConstant(20, of: pin)
    layout.solver.solve()
    #expect(layout.solver.value(of: a) == 15 && layout.solver.value(of: b) == 7)
    #expect(layout.solver.statistics.presolveRuns == 1)
  }

  @Test func redundantEquationsConflictOnlyIfInconsistent() {
    let layout = Layout()
    let (a, b) = (layout.variable(.size), layout.variable(.size))
    layout.add([(a, 1), (b, -1)], .equal, 2)
    layout.add([(a, 2), (b, -2)], .equal, 4)
    let third = layout.add([(a, 1), (b, -1)], .equal, 2)
    layout.solver.solve()
    #expect(layout.solver.conflicts.isEmpty)
    layout.solver.setConstant(3, of: third)
    layout.solver.solve()
    #expect(layout.solver.conflicts.map(\.broken) == [third])
    layout.solver.setConstant(2, of: third)
    layout.solver.solve()
    #expect(layout.solver.conflicts.isEmpty)
  }
}
