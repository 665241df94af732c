// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraSolver

private let low = Priority(250)!
private let high = Priority(750)!

/// Small systems whose solutions are calculated by hand.
struct SolverTests {
  /// Constraints on one variable. The expected value satisfies the highest priority first, then has the minimum
  /// violation, and then is nearest to the rest value.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: [(Relation, Double, Float)]
    var rest = 0.0
    var value: Double
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "nothing: rest", rows: [], rest: 7, value: 7),
    Case(name: "equation", rows: [(.equal, 5, 1000)], value: 5),
    Case(name: "slack inequality: rest", rows: [(.greaterThanOrEqual, 5, 1000)], rest: 9, value: 9),
    Case(name: "tight inequality", rows: [(.greaterThanOrEqual, 5, 1000)], rest: 2, value: 5),
    Case(name: "priority decides", rows: [(.equal, 5, 250), (.equal, 8, 251)], value: 8),
    Case(name: "fractional priority decides", rows: [(.equal, 5, 999.5), (.equal, 8, 999)], value: 5),
    Case(
      name: "many weak do not beat one strong",
      rows: [(Relation, Double, Float)](repeating: (.equal, 5, 250), count: 300) + [(.equal, 8, 251)], value: 8),
    Case(name: "two against one", rows: [(.equal, 5, 250), (.equal, 5, 250), (.equal, 8, 250)], value: 5),
    Case(name: "tie between two: rest inside", rows: [(.equal, 5, 250), (.equal, 8, 250)], rest: 6, value: 6),
    Case(name: "tie between two: rest outside", rows: [(.equal, 5, 250), (.equal, 8, 250)], rest: 1, value: 5),
    Case(name: "hug and compression", rows: [(.lessThanOrEqual, 40, 250), (.greaterThanOrEqual, 40, 750)], value: 40),
    Case(name: "NaN constant counts as zero", rows: [(.equal, .nan, 1000)], rest: 3, value: 0),
    Case(name: "infinite constant is clamped", rows: [(.equal, .infinity, 1000)], value: 1e12),
  ]

  /// A seven-bit counter distinguishes handles, and wraps around.
  @Test func reusesSlots() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    for round in 0..<400 {
      let row = solver.addConstraint(
        [Term(variable: x, coefficient: 1)], relation: .equal, constant: Double(round), at: .required, rank: 0)
      let y = solver.addVariable(.size, order: 1)
      let other = solver.addConstraint(
        [Term(variable: y, coefficient: 1)], relation: .equal, constant: 5, at: .required, rank: 1)
      solver.solve()
      #expect(solver.value(of: x) == Double(round))
      #expect(solver.value(of: y) == 5)
      for constraint in [row, other] { solver.removeConstraint(constraint) }
      solver.removeVariable(y)
    }
  }

  @Test(arguments: cases)
  func oneVariable(_ test: Case) {
    var system = System(variables: 1)
    system.rests = [test.rest]
    system.rows = test.rows.map { .init(relation: $0.0, priority: $0.2, constant: $0.1, terms: [(0, 1)]) }
    #expect(abs(Loaded(system).values[0] - test.value) < 1e-9)
  }

  @Test func boxesShareTheWidthOfARow() {
    // 16 | a | 8 | b | 16 in 300 points with a = b, so 2 a = 300 - 40.
    let solver = Solver()
    let a = solver.addVariable(.size, order: 0)
    let b = solver.addVariable(.size, order: 1)
    _ = solver.addConstraint([Term(a, 1), Term(b, 1)], relation: .equal, constant: 300 - 40, at: .required, rank: 0)
    _ = solver.addConstraint([Term(a, 1), Term(b, -1)], relation: .equal, constant: 0, at: .required, rank: 1)
    solver.solve()
    #expect(solver.value(of: a) == 130)
    #expect(solver.value(of: b) == 130)
  }

  @Test func sumsDuplicateVariablesInARow() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    _ = solver.addConstraint(
      [Term(x, 1), Term(x, 2), Term(x, -1)], relation: .equal, constant: 10, at: .required, rank: 0)
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }

  @Test func reportsOnlyChangedVariables() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let y = solver.addVariable(.size, order: 1)
    let pin = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 10, at: .required, rank: 0)
    _ = solver.addConstraint([Term(y, 1)], relation: .equal, constant: 20, at: .required, rank: 1)
    solver.solve()
    solver.setConstant(11, of: pin)
    solver.solve()
    var changed: [(Variable, Double)] = []
    solver.forEachChangedVariable { changed.append(($0, $1)) }
    #expect(changed.count == 1 && changed[0].0 == x && changed[0].1 == 11)
    solver.solve()
    solver.forEachChangedVariable { _, _ in Issue.record("nothing changed since") }
  }

  @Test func requiredConstraintsCanBecomeOptionalAndBack() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let first = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 10, at: .required, rank: 0)
    _ = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 20, at: high, rank: 1)
    solver.solve()
    #expect(solver.value(of: x) == 10)
    solver.setPriority(low, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.setPriority(.required, of: first)
    solver.solve()
    #expect(solver.value(of: x) == 10)
  }

  @Test func removalLeavesNoConstraintsOrVariables() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0, rest: 3)
    let y = solver.addVariable(.size, order: 1)
    let link = solver.addConstraint([Term(x, 1), Term(y, -1)], relation: .equal, constant: 0, at: .required, rank: 0)
    let pin = solver.addConstraint([Term(y, 1)], relation: .equal, constant: 20, at: .required, rank: 1)
    solver.solve()
    #expect(solver.value(of: x) == 20)
    solver.removeConstraint(link)
    solver.removeConstraint(pin)
    solver.removeVariable(y)
    solver.solve()
    #expect(solver.value(of: x) == 3)
  }
}
