// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Random systems modeled on the generator script gen.py: feasible required rows around a hidden point and optional
// rows at a few levels, or layouts of boxes in a row. With `hostile`, required rows may contradict each other.

import TesseraRandom
import TesseraSolver

extension System {
  static func generic(
    _ random: inout SeededRandom, levels: [Float], hostile: Bool = false, sizes: ClosedRange<Int> = 3...9
  )
    -> System
  {
    let n = Int.random(in: sizes, using: &random)
    var system = System(variables: n)
    let point = (0..<n).map { _ in Double(Int.random(in: 0..<200, using: &random)) }
    for _ in 0..<Int.random(in: 1...(n / 2 + 1), using: &random) {
      let terms = randomTerms(n, &random)
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let slack = Double(Int.random(in: hostile ? -40...60 : 0...60, using: &random))
      let constant = relation == .equal ? (hostile ? sum + slack / 8 : sum) : sum - Double(relation.rawValue) * slack
      system.rows.append(Row(relation: relation, priority: 1000, constant: constant, terms: terms))
    }
    for _ in 0..<Int.random(in: n...(3 * n), using: &random) {
      let constant = Double(Int.random(in: -100..<300, using: &random))
      system.rows.append(
        Row(
          relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), priority: random.pick(levels),
          constant: constant, terms: randomTerms(n, &random)))
    }
    system.rests = (0..<n).map { _ in Double(Int.random(in: 0..<50, using: &random)) }
    return system
  }

  static func randomTerms(_ n: Int, _ random: inout SeededRandom) -> [(variable: Int, coefficient: Double)] {
    let count = min(n, random.pick([1, 2, 2, 2, 3, 3, 4]))
    return (0..<n).shuffled(using: &random).prefix(count).map {
      ($0, random.pick([1, 1, 1, -1, -1, 0.5, -0.5, 2]))
    }
  }

  /// Returns boxes in a row of fixed width with spacings, intrinsic sizes and some equal widths. Variable 2i is x,
  /// and 2i + 1 is the width.
  static func boxes(_ random: inout SeededRandom) -> System {
    let count = Int.random(in: 2...7, using: &random)
    var system = System(variables: 2 * count)
    system.roles = (0..<2 * count).map { $0 % 2 == 0 ? .origin : .size }
    let width = Double(Int.random(in: 150..<500, using: &random))
    system.rows.append(Row(relation: .equal, priority: 1000, constant: 16, terms: [(0, 1)]))
    for i in 1..<count {
      system.rows.append(
        Row(
          relation: random.pick([.equal, .greaterThanOrEqual]), priority: 1000, constant: 8,
          terms: [(2 * i, 1), (2 * i - 2, -1), (2 * i - 1, -1)]))
    }
    let last = 2 * count - 2
    system.rows.append(
      Row(
        relation: random.pick([.equal, .lessThanOrEqual]), priority: 1000, constant: width - 16,
        terms: [(last, 1), (last + 1, 1)]))
    for i in 0..<count { system.addIntrinsicSize(2 * i + 1, &random) }
    for _ in 0..<Int.random(in: 0..<count, using: &random) {
      let pair = (0..<count).shuffled(using: &random).prefix(2)
      system.rows.append(
        Row(
          relation: .equal, priority: random.pick([750, 500, 250, 50]), constant: 0,
          terms: [(2 * pair[0] + 1, 1), (2 * pair[1] + 1, random.pick([-1, -1, -0.5, -2]))]))
    }
    return system
  }

  private mutating func addIntrinsicSize(_ variable: Int, _ random: inout SeededRandom) {
    let size = Double(Int.random(in: 10..<160, using: &random))
    rests[variable] = size
    rows.append(Row(relation: .greaterThanOrEqual, priority: 1000, constant: 0, terms: [(variable, 1)]))
    rows.append(
      Row(
        relation: .lessThanOrEqual, priority: random.pick([250, 250, 251, 50]), constant: size, terms: [(variable, 1)]))
    rows.append(
      Row(
        relation: .greaterThanOrEqual, priority: random.pick([750, 750, 500, 251]), constant: size,
        terms: [(variable, 1)]))
  }
}
