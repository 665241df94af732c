// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// Drawn rows are inequalities whose variables are pulled to the inequality's bound. The pull is weaker than all
/// priorities and stronger than the pull of variables to their rest values (their default values).
struct DrawnRowTests {
  /// Constraints of the form `x` relation constant on one variable. The expected value is the point nearest to the
  /// bounds that the rows allow.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: [(Relation, Double, Float)]
    var rest = 0.0
    var value: Double
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "at most 23: the bound, not 0", rows: [(.lessThanOrEqual, 23, 1000)], value: 23),
    Case(name: "at most -74", rows: [(.lessThanOrEqual, -74, 1000)], value: -74),
    Case(name: "at least 5: the bound, whatever the rest", rows: [(.greaterThanOrEqual, 5, 1000)], rest: 9, value: 5),
    Case(name: "optional ones too", rows: [(.lessThanOrEqual, 23, 250)], value: 23),
    Case(
      name: "two bounds apart: rest decides between them, which both distances allow",
      rows: [(.greaterThanOrEqual, 20, 1000), (.lessThanOrEqual, 80, 1000)], rest: 30, value: 30),
    Case(
      name: "two bounds apart: the one that rest is nearer to",
      rows: [(.greaterThanOrEqual, 20, 1000), (.lessThanOrEqual, 80, 1000)], value: 20),
    Case(
      name: "two upper bounds: the lower", rows: [(.lessThanOrEqual, 50, 1000), (.lessThanOrEqual, 80, 1000)],
      value: 50),
    Case(name: "an optional equation beats it", rows: [(.lessThanOrEqual, 23, 1000), (.equal, 7, 1)], value: 7),
  ]

  @Test(arguments: cases)
  func oneVariable(_ test: Case) {
    var system = System(variables: 1)
    system.rests = [test.rest]
    system.rows = test.rows.map {
      .init(relation: $0.0, priority: $0.2, constant: $0.1, terms: [(0, 1)], isDrawn: $0.0 != .equal)
    }
    #expect(Loaded(system).values == [test.value])
  }

  /// y = x + w, y <= 200, x is free, and w has the rest value 30. So y becomes 200 and x becomes 170.
  @Test func farEdgePullsTheNearOne() {
    var system = System(variables: 2)
    system.roles = [.origin, .size]
    system.rests = [0, 30]
    system.rows = [.init(relation: .lessThanOrEqual, priority: 1000, constant: 200, terms: [(0, 1), (1, 1)])]
    system.drawInequalities()
    #expect(Loaded(system).values == [170, 30])
  }

  /// The bound is a constant like any other, so it can change without a rebuild.
  @Test func boundsCanChange() {
    let solver = Solver()
    let x = solver.addVariable(.origin, order: 0)
    let row = solver.addConstraint(
      [Term(x, 2)], relation: .lessThanOrEqual, constant: 46, at: .required, rank: 0, drawsToBound: true)
    solver.solve()
    #expect(solver.value(of: x) == 23)
    for bound in [80.0, -12, 0, 46] {
      solver.setConstant(bound, of: row)
      solver.solve()
      #expect(solver.value(of: x) == bound / 2)
    }
    #expect(solver.statistics.presolveRuns == 1)
  }

  /// The variables of a drawn row are still ambiguous, and the explanation names the row that determines their
  /// values.
  @Test func explanationNamesTheDrawnRow() {
    let solver = Solver()
    let x = solver.addVariable(.origin, order: 0)
    let row = solver.addConstraint(
      [Term(x, 1)], relation: .lessThanOrEqual, constant: 23, at: .required, rank: 0, drawsToBound: true)
    solver.solve()
    #expect(solver.isAmbiguous(x))
    #expect(solver.explanation(of: x).determining == [row])
  }

  /// The hidden level behaves as if each drawn row were also an equation at the lowest priority. The reference solver
  /// (the twin) solves that system by a textbook method.
  @Test(arguments: LongRuns.count(120, long: 2000))
  func distancesMatchTheReferenceSolver(seed: Int) {
    var random = SeededRandom(UInt64(11_000 + seed))
    var system = seed % 3 == 0 ? System.boxes(&random) : System.generic(&random, levels: [750, 250])
    if seed % 2 == 0 { system.rows.removeAll { $0.priority < 1000 && $0.relation == .equal } }
    system.drawInequalities()
    var explicit = system
    for row in system.rows where row.isDrawn {
      explicit.rows.append(.init(relation: .equal, priority: 0.5, constant: row.constant, terms: row.terms))
    }
    guard let totals = LexicographicTwin.totals(explicit) else { return }
    let solved = explicit.totals(Loaded(system).values)
    for (level, total) in totals {
      #expect(abs((solved[level] ?? 0) - total) <= 1e-5 * (1 + total), "level \(level)")
    }
  }
}
