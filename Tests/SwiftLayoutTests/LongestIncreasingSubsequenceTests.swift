// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SwiftLayout
import Testing

@Suite struct LongestRiseTests {
  /// The returned members increase, and no longer increasing subsequence exists. The test checks all subsets of all
  /// permutations of up to six values.
  @Test(arguments: 0...6) func matchesBruteForce(_ count: Int) {
    for order in orders(of: Array(0..<count)) {
      let members = LongestIncreasingSubsequence.members(of: order).sorted()
      #expect(zip(members, members.dropFirst()).allSatisfy { order[$0] < order[$1] })
      #expect(members.count == longest(order))
    }
  }

  private func orders(of values: [Int]) -> [[Int]] {
    guard !values.isEmpty else { return [[]] }
    return values.flatMap { first in orders(of: values.filter { $0 != first }).map { [first] + $0 } }
  }

  private func longest(_ values: [Int]) -> Int {
    (0..<(1 << values.count)).map { subset -> Int in
      let chosen = values.indices.filter { subset >> $0 & 1 == 1 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
    }.max() ?? 0
  }
}
