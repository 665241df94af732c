// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// Unrealistic edits terminate, keep values finite, and are reversible.
struct FuzzTests {
  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -0.0, 1e9, 1e-9, 0.1, 1, -1, 3, 1e15, .leastNonzeroMagnitude,
  ]
  private static let priorities: [Float] = [1000, 999.5, 750, 251, 250, 50, 1, .leastNonzeroMagnitude]

  private typealias Row = (constraint: LinearConstraint, terms: [Variable])

  #if DEBUG || TESSERA_QUICK
    private static let seeds = LongRuns.count(4, long: 1000)
  #else
    private static let seeds = LongRuns.count(15, long: 1000)
  #endif

  /// Long runs have 10^6 edits in total. After everything is removed, the solver has the same contents as a new
  /// solver, and repeating the edits takes no more memory than the first time.
  @Test(arguments: seeds)
  func hostileEditsTerminateWithoutLeaks(seed: Int) {
    let solver = Solver()
    let empty = solver.liveCounts
    #expect(empty == LiveCounts())
    var reserved: [Int] = []
    for _ in 0..<2 {
      editAndRemoveAll(solver, steps: LongRuns.isOn ? 500 : 1000, seed)
      var counts = solver.liveCounts
      reserved.append(counts.reservedBytes)
      counts.reservedBytes = empty.reservedBytes
      #expect(counts == empty)
      #expect(solver.conflicts.isEmpty)
    }
    #expect(reserved[0] > 0)
    #expect(reserved[0] == reserved[1])
  }

  private func editAndRemoveAll(_ solver: Solver, steps: Int, _ seed: Int) {
    var random = SeededRandom(UInt64(90_000 + seed))
    var variables: [Variable] = []
    var rows: [Row] = []
    for step in 0..<steps {
      edit(solver, &variables, &rows, step, &random)
      if step % 7 == 0 { solver.solve() }
      if step % 50 == 0 { checkInvariants(solver, variables, rows.map(\.constraint)) }
    }
    for row in rows.shuffled(using: &random) { solver.removeConstraint(row.constraint) }
    for variable in variables.shuffled(using: &random) { solver.removeVariable(variable) }
    solver.solve()
  }

  private func edit(
    _ solver: Solver, _ variables: inout [Variable], _ rows: inout [Row], _ step: Int, _ random: inout SeededRandom
  ) {
    let number =
      Bool.random(using: &random) ? random.pick(Self.hostile) : Double(Int.random(in: -50...50, using: &random))
    switch Int.random(in: 0..<13, using: &random) {
    case 0...1:
      guard variables.count < 30 else { return }
      variables.append(solver.addVariable(random.pick([.size, .origin]), order: Int64(step), rest: number))
    case 2...5:
      guard rows.count < 60, !variables.isEmpty else { return }
      let chosen = (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(variables) }
      let terms = chosen.map { Term($0, Int.random(in: 0..<4, using: &random) == 0 ? random.pick(Self.hostile) : 1) }
      rows.append(
        (
          solver.addConstraint(
            terms, relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), constant: number,
            at: Priority(random.pick(Self.priorities))!, rank: Int64(step)), chosen
        ))
    case 6...7:
      guard !rows.isEmpty else { return }
      solver.removeConstraint(rows.remove(at: Int.random(in: 0..<rows.count, using: &random)).constraint)
    case 8:
      let used = Set(rows.flatMap(\.terms))
      guard let index = variables.firstIndex(where: { !used.contains($0) }) else { return }
      solver.removeVariable(variables.remove(at: index))
    case 9:
      guard !rows.isEmpty else { return }
      solver.setPriority(Priority(random.pick(Self.priorities))!, of: random.pick(rows).constraint)
    case 10:
      guard !variables.isEmpty else { return }
      solver.setRest(number, of: random.pick(variables))
    case 11:
      guard !variables.isEmpty else { return }
      solver.setOrder(Int64(-1 - step), of: random.pick(variables))
    default:
      guard !rows.isEmpty else { return }
      solver.setConstant(number, of: random.pick(rows).constraint)
    }
  }

  private func checkInvariants(_ solver: Solver, _ variables: [Variable], _ constraints: [LinearConstraint]) {
    solver.solve()
    for variable in variables { #expect(solver.value(of: variable).isFinite) }
    #expect(solver.liveCounts.variables == variables.count)
    #expect(solver.liveCounts.rows == constraints.count)
    #expect(solver.liveCounts.pendingEdits == 0)
    let broken = Set(constraints.filter(solver.isBroken))
    #expect(broken == Set(solver.conflicts.map(\.broken)))
    for conflict in solver.conflicts { #expect(conflict.culprits.contains(conflict.broken)) }
    if let variable = variables.first {
      _ = solver.isAmbiguous(variable)
      #expect(solver.explanation(of: variable).value == solver.value(of: variable))
    }
  }

  @Test func handlesAreNotReused() {
    let solver = Solver()
    let x = solver.addVariable(.size, order: 0)
    let row = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 1, at: .required, rank: 0)
    solver.removeConstraint(row)
    let again = solver.addConstraint([Term(x, 1)], relation: .equal, constant: 2, at: .required, rank: 1)
    #expect(row != again)
    solver.removeConstraint(again)
    solver.removeVariable(x)
    #expect(solver.addVariable(.size, order: 0) != x)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 10])
  func degenerateSizes(count: Int) {
    let solver = Solver()
    let variables = (0..<count).map { solver.addVariable(.size, order: Int64($0)) }
    for pair in zip(variables, variables.dropFirst()) {
      _ = solver.addConstraint(
        [Term(pair.0, 1), Term(pair.1, -1)], relation: .equal, constant: 0, at: .required, rank: 0)
    }
    solver.solve()
    #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
  }
}
