// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing
import TesseraSolver

/// The error totals of each priority level, compared with two independent oracles.
struct OracleTests {
  @Test func totalsMatchTheExternalFixture() {
    var reader = FixtureReader()
    var count = 0
    while let (system, totals) = reader.next() {
      count += 1
      let solved = system.totals(Loaded(system).values)
      #expect((solved[1000] ?? 0) < 1e-5, "\(system.family) \(count): required rows hold")
      for (level, total) in totals {
        #expect(
          abs((solved[level] ?? 0) - total) <= 1e-5 * (1 + total), "\(system.family) \(count) at level \(level)")
      }
    }
    #expect(count == 51)
  }

  @Test(arguments: LongRuns.count(150, long: 2000))
  func totalsMatchTheReferenceSolverOnRandomSystems(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    let levels: [[Float]] = [
      [500], [750, 250], [750, 500, 251, 250, 50], [999.5, 999, 752, 751, 750, 251, 250.5, 250, 49],
    ]
    let system = seed % 3 == 0 ? System.boxes(&random) : System.generic(&random, levels: levels[seed % 4])
    guard let totals = LexicographicTwin.totals(system) else {
      #expect(!Loaded(system).solver.conflicts.isEmpty)
      return
    }
    let solved = system.totals(Loaded(system).values)
    #expect((solved[1000] ?? 0) < 1e-5)
    for (level, total) in totals {
      #expect(abs((solved[level] ?? 0) - total) <= 1e-5 * (1 + total), "level \(level)")
    }
  }
}

/// A reader for the tokens in `oracleFixture`.
private struct FixtureReader {
  private let tokens = oracleFixture.split(whereSeparator: \.isWhitespace)
  private var at = 0

  mutating func next() -> (System, [(Float, Double)])? {
    guard at < tokens.count else { return nil }
    at += 1
    let family = String(word())
    var system = System(variables: integer())
    system.family = family
    for _ in 0..<integer() { system.rows.append(row()) }
    at += 1
    let totals = (0..<integer()).map { _ in (Float(number()), number()) }
    return (system, totals)
  }

  private mutating func row() -> System.Row {
    let sign = word()
    var row = System.Row(
      relation: sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal,
      priority: Float(number()), constant: number(), terms: [])
    for _ in 0..<integer() { row.terms.append((integer(), number())) }
    return row
  }

  private mutating func word() -> Substring {
    defer { at += 1 }
    return tokens[at]
  }
  private mutating func number() -> Double { Double(word()) ?? .nan }
  private mutating func integer() -> Int { Int(number()) }
}
