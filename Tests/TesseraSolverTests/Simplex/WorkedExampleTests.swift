// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraSolver

/// The numbers in "Three rows by hand" in the article Solver.md: x + y <= 100 is required, x = 70 has priority 750,
/// and y = 50 has priority 250.
struct WorkedExampleTests {
  @Test func everyStep() {
    let work = Box(Workspace())
    var input = SimplexInput()
    (input.variables, input.rows, input.levels, input.userLevels) = (2, 1, 3, 3)
    input.hasRequired = true
    input.rowStart.append(0)
    for variable in 0..<2 {
      input.rowVariable.append(Int32(variable))
      input.rowCoefficient.append(1)
    }
    input.kinks.append(Kink(owner: 0, level: 1, position: 70, low: -1, high: 1, tag: 0))
    input.kinks.append(Kink(owner: 1, level: 2, position: 50, low: -1, high: 1, tag: 1))
    input.kinks.append(Kink(owner: 2, level: 0, position: 100, low: 0, high: 1, tag: 2))
    input.order.fill(2, 0)
    input.start.fill(2, 0)
    var simplex = Simplex(input, work: work.pointer)

    simplex.crash()
    #expect([0, 1, 2].map { simplex.value[$0] } == [70, 50, 120])
    #expect((0..<6).map { simplex.gradient[$0] } == [1, 0, 0, 1, 0, 0])
    #expect(simplex.requiredViolation() == 20)

    #expect(simplex.bestCandidate() == 0)
    #expect(simplex.step(0, direction: -1) == 20)
    #expect([0, 1, 2].map { simplex.value[$0] } == [50, 50, 100])
    #expect(simplex.isBasic(0) && !simplex.isBasic(2))
    #expect((3..<6).map { simplex.gradient[$0] } == [0, 1, 0])

    #expect(simplex.bestCandidate() == 1)
    #expect(simplex.step(1, direction: -1) == 20)
    #expect([0, 1, 2].map { simplex.value[$0] } == [70, 30, 100])
    #expect((0..<3).map { simplex.gradient[$0] } == [0, 0, 1])
    #expect((6..<9).map { simplex.gradient[$0] } == [0, 0, -1])
    #expect(simplex.bestCandidate() == -1)
  }

  @Test func valuesExplanationAndFrame() throws {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    let middle = try #require(Priority(750))
    let low = try #require(Priority(250))
    let sum = solver.addConstraint(
      [Term(x, 1), Term(y, 1)], relation: .lessThanOrEqual, constant: 100, at: .required, rank: 0)
    let first = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 70, at: middle, rank: 1)
    let second = solver.addConstraint([Term(y, 1)], relation: .equal, constant: 50, at: low, rank: 2)
    solver.solve()
    #expect(solver.value(of: x) == 70 && solver.value(of: y) == 30)
    #expect(solver.statistics.pivots == 2 && solver.statistics.boundFlips == 0)
    #expect(solver.explanation(of: y).determining == [sum, first])
    #expect(solver.explanation(of: y).overridden == [second])

    solver.setConstant(60, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 60 && solver.value(of: y) == 40)
    #expect(solver.statistics.pivots == 2)
  }
}
