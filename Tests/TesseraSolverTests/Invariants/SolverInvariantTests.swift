// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraSolver

/// Tests that violate an invariant of the whole solver after a solve and check that this invariant is reported.
struct SolverInvariantTests {
  /// Returns a solver of a = 10; b = a + 5; c + d >= 3, with optional c = 1 and d = 2. It contains one fixed
  /// variable, one alias (b, which is computed from a), one component and one tape (the list of numbers that are
  /// computed from constants).
  private static func solved() -> Solver {
    let solver = Solver()
    let v = (0..<4).map { solver.addVariable(.size, order: Int64($0)) }
    func add(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Float, rank: Int64) {
      _ = solver.addConstraint(
        terms, relation: relation, constant: constant, at: Priority(priority) ?? .required, rank: rank)
    }
    add([Term(v[0], 1)], .equal, 10, 1000, rank: 0)
    add([Term(v[1], 1), Term(v[0], -1)], .equal, 5, 1000, rank: 1)
    add([Term(v[2], 1), Term(v[3], 1)], .greaterThanOrEqual, 3, 1000, rank: 2)
    add([Term(v[2], 1)], .equal, 1, 500, rank: 3)
    add([Term(v[3], 1)], .equal, 2, 500, rank: 4)
    solver.solve()
    return solver
  }

  struct Break: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String
    let damage: @Sendable (Solver) -> Void

    init(_ name: String, _ words: String, _ damage: @escaping @Sendable (Solver) -> Void) {
      (testDescription, self.words, self.damage) = (name, words, damage)
    }
  }

  @Test(arguments: [
    Break("uses", "variable 0 counts 3 uses, not 2") { $0.model.variables[0].uses = 3 },
    Break("gone variable", "row 2 mentions removed variable 3") { $0.model.variables[3].isLive = false },
    Break("factor 0", "row 0 mentions variable 0 with factor 0") { $0.model.termCoefficient[0] = 0 },
    Break("store", "row 4 ends after the last term") { $0.model.constraints[4].termStart = 90 },
    Break("free row", "0 rows are dead, and 1 slots are free") { $0.model.freeConstraints.append(0) },
    Break("tag", "the tag of variable 1 is 0, not 128") { $0.liveTags[1] = 0 },
    Break("elimination", "elimination 1 and its variable 2 disagree") { $0.presolve.eliminated[1] = 2 },
    Break("loop", "elimination 1 refers to an earlier one") { $0.presolve.parent[1] = 0 },
    Break("steep", "elimination 1 has the steep factor 5000.0") {
      $0.presolve.parent[1] = 2
      $0.presolve.multiplier[1] = 5000
    },
    Break("entry", "constraint 0 was used up without an elimination") { $0.presolve.entryOf[0] = 7 },
    Break("queued", "constraint 2 is still queued") { $0.presolve.state[2] = Presolve.State.queued },
    Break("tape value", "entry 1 of the tape is 16.0 and computes to 15.0") { $0.presolve.tape.value[1] = 16 },
    Break("tape order", "entry 1 of the tape is computed from entry 1") { $0.presolve.tape.edgeEntry[0] = 1 },
    Break("ring", "the ring of variable 3 is broken") { $0.presolve.nextInClass[3] = 2 },
    Break("root", "a mapped row mentions variable 0, which is eliminated") { $0.presolve.mapped.variable[0] = 0 },
    Break("member", "variable 3 is not where it says") { $0.components.localVariable[3] = 0 },
    Break("row member", "row 0 of component 0 mentions a variable of another") {
      $0.presolve.mapped.variable[1] = $0.presolve.mapped.variable[0]
      $0.components.ofVariable[2] = -1
      $0.components.ofVariable[3] = -1
      $0.components.members.removeAll()
      $0.components.memberStart[1] = 0
    },
    Break("simplices", "0 simplices exist for 1 components") { $0.components.list.removeAll() },
    Break("value", "variable 2 is nan") { $0.values[2] = .nan },
  ])
  func reportsABrokenInvariant(_ broken: Break) {
    let solver = Self.solved()
    #expect(solver.checkInvariants() == nil)
    broken.damage(solver)
    #expect(solver.checkInvariants() == broken.words)
  }

  /// c + d = 7 with d in no other row, so d is computed from this row, which is removed from the component
  /// ("peeled").
  @Test func reportsABrokenPeel() {
    let solver = Solver()
    let v = (0..<3).map { solver.addVariable(.size, order: Int64($0)) }
    _ = solver.addConstraint(v.map { Term($0, 1) }, relation: .equal, constant: 7, at: .required, rank: 0)
    for i in 0..<2 {
      _ = solver.addConstraint(
        [Term(v[i], 1)], relation: .equal, constant: 1, at: Priority(500) ?? .required, rank: Int64(i + 1))
    }
    solver.solve()
    #expect(solver.value(of: v[2]) == 5)
    #expect(solver.presolve.mapped.peeledRow.count == 1 && solver.checkInvariants() == nil)
    solver.presolve.mapped.peelOfVariable[2] = -1
    #expect(solver.checkInvariants() == "peel 0 and its variable disagree")
  }
}
