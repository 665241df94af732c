// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraSolver

/// Ambiguity and explanations of values, for layouts that are small enough to verify by hand.
struct DiagnosisTests {
  @Test func ambiguityIsPerVariable() {
    let solver = Solver()
    let fixed = solver.addVariable(.size, order: 0)
    let free = solver.addVariable(.size, order: 1)
    let loose = solver.addVariable(.size, order: 2)
    let unused = solver.addVariable(.size, order: 3)
    _ = solver.addConstraint([Term(fixed, 1)], relation: .equal, constant: 10, at: .required, rank: 0)
    // The only constraint is free + loose = 100.
    _ = solver.addConstraint(
      [Term(free, 1), Term(loose, 1), Term(fixed, 1)], relation: .equal, constant: 110, at: .required, rank: 1)
    solver.solve()
    #expect(!solver.isAmbiguous(fixed))
    #expect(solver.isAmbiguous(free) && solver.isAmbiguous(loose) && solver.isAmbiguous(unused))
  }

  @Test func degenerateVerticesAreNotAmbiguous() {
    // x <= 5, x >= 5, x + y = 9 and x - y = 1. Each inequality alone leaves a direction free, but the solution is
    // unique.
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    _ = solver.addConstraint([Term(x, 1)], relation: .lessThanOrEqual, constant: 5, at: .required, rank: 0)
    _ = solver.addConstraint([Term(x, 1)], relation: .greaterThanOrEqual, constant: 5, at: .required, rank: 1)
    _ = solver.addConstraint([Term(x, 1), Term(y, 1)], relation: .equal, constant: 9, at: .required, rank: 2)
    _ = solver.addConstraint([Term(x, 1), Term(y, -1)], relation: .equal, constant: 1, at: .required, rank: 3)
    solver.solve()
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func explainsWidthByTheWinningCompression() {
    // In 110 points, a 120-point label with compression resistance 751 and an optional trailing distance of 8 at
    // priority 750.
    let solver = Solver()
    let width = solver.addVariable(.size, order: 0, rest: 120)
    let hug = solver.addConstraint(
      [Term(width, 1)], relation: .lessThanOrEqual, constant: 120, at: Priority(250)!, rank: 0)
    let compression = solver.addConstraint(
      [Term(width, 1)], relation: .greaterThanOrEqual, constant: 120, at: Priority(751)!, rank: 1)
    let trailing = solver.addConstraint(
      [Term(width, 1)], relation: .lessThanOrEqual, constant: 110 - 8, at: Priority(750)!, rank: 2)
    solver.solve()
    let why = solver.explanation(of: width)
    #expect(why.value == 120)
    #expect(why.determining == [compression])
    #expect(why.overridden == [trailing])
    #expect(!why.isHeldByTieBreak)
    _ = hug
  }

  @Test func explanationsReachThroughRows() {
    let solver = Solver()
    let a = solver.addVariable(.size, order: 0)
    let b = solver.addVariable(.size, order: 1)
    let other = solver.addVariable(.size, order: 2)
    let pin = solver.addConstraint([Term(a, 1)], relation: .equal, constant: 30, at: .required, rank: 0)
    let link = solver.addConstraint([Term(a, 1), Term(b, -2)], relation: .equal, constant: 0, at: .required, rank: 1)
    _ = solver.addConstraint([Term(other, 1)], relation: .equal, constant: 5, at: .required, rank: 2)
    solver.solve()
    #expect(solver.value(of: b) == 15)
    #expect(solver.explanation(of: b).determining == [pin, link])
    #expect(solver.explanation(of: b).overridden.isEmpty)
  }
}
