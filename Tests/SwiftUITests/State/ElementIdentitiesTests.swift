// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRandom
import Testing

@testable import SwiftUI

@Suite
struct ElementIdentitiesTests {
  typealias Identities = ElementIdentities<Int>

  @Test func movesElementsWithTheirIdentifiers() {
    var identities = Identities()
    _ = identities.replace(with: [1, 2, 3]) { _ in }
    let moves = identities.replace(with: [3, 4, 1]) { _ in }
    #expect(moves.sources == [2, nil, 0])
    #expect(moves.removed.map(\.index) == [1])
    #expect((0..<4).map { moves.target(of: $0) } == [2, nil, 0, nil])
  }

  @Test func distinguishesRepeatedIdentifiersByTheirOccurrence() {
    var identities = Identities()
    var reported: [Int] = []
    _ = identities.replace(with: [7, 7, 8, 7]) { reported.append($0) }
    #expect(reported == [7])
    #expect((0..<4).map { identities[$0].occurrence } == [0, 1, 0, 2])
    let moves = identities.replace(with: [8, 7, 7]) { _ in }
    #expect(moves.sources == [2, 0, 1])
    #expect(moves.removed.map(\.identity) == [Identities.Identity(id: 7, occurrence: 2)])
  }

  /// Compares random changes with a search for equal pairs of an identifier and its occurrence.
  @Test(arguments: 0..<50)
  func agreesWithSearch(seed: UInt64) {
    var random = SeededRandom(state: seed)
    var identities = Identities()
    var old: [Identities.Identity] = []
    for _ in 0..<20 {
      let ids = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...5, using: &random) }
      let new = ids.indices.map { index in
        Identities.Identity(id: ids[index], occurrence: ids[..<index].filter { $0 == ids[index] }.count)
      }
      let moves = identities.replace(with: ids) { _ in }
      #expect(ids.indices.map { identities[$0] } == new)
      #expect(moves.sources == new.map { old.firstIndex(of: $0) })
      #expect(old.indices.map { moves.target(of: $0) } == old.map { new.firstIndex(of: $0) })
      #expect(moves.removed.map(\.identity) == old.filter { !new.contains($0) })
      old = new
    }
  }
}
