// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
@testable import TesseraTesting
import Testing

@Suite @MainActor
struct SnapshotLedgerTests {
  typealias Attempt = SnapshotLedger.Attempt

  nonisolated static let first = Attempt(test: "T", run: 1)

  /// Snapshots taken after run 1 used the golden at "a:1", and whether they conflict with it.
  @Test(
    arguments: [
      // Equal content, from any location.
      ("/x.png", .golden, "a:1", first, false), ("/x.png", .golden, "b:2", first, false),
      // Different content in a loop, elsewhere in the test, in another test, or under a name that differs only in
      // case.
      ("/x.png", .other("1"), "a:1", first, true), ("/x.png", .other("1"), "a:2", first, true),
      ("/x.png", .other("1"), "b:1", Attempt(test: "U", run: 5), true), ("/X.png", .other("1"), "a:1", first, true),
      // The test is repeated.
      ("/x.png", .other("1"), "a:1", Attempt(test: "T", run: 2), false),
      // A parameterized test with another argument.
      ("/x.png", .other("1"), "a:1", Attempt(test: "T", run: 2, isParameterized: true), true),
      ("/y.png", .other("1"), "a:1", first, false),
    ] as [(String, SnapshotLedger.Content, String, Attempt, Bool)])
  func clash(
    _ path: String, _ content: SnapshotLedger.Content, _ site: String, _ attempt: Attempt, _ clashes: Bool
  ) {
    let ledger = SnapshotLedger()
    ledger.addEntry("/x.png", content: .golden, site: "a:1", attempt: Self.first)
    #expect((ledger.conflict(path, content: content, site: site, attempt: attempt) != nil) == clashes)
  }

  @Test func secondSnapshotNeedsAName() throws {
    try withFolder { folder in
      @MainActor func verify(_ blue: UInt8, named name: String? = nil) -> String? {
        verifySnapshot(of: picture(blue), as: .image, named: name, record: .all, snapshotDirectory: folder)
      }
      _ = verify(1)
      #expect(verify(1) == nil, "The same picture again is fine.")
      let golden = bytes(of: "\(folder)/secondSnapshotNeedsAName.png")
      #expect(verify(2)?.contains("named:") == true)
      #expect(bytes(of: "\(folder)/secondSnapshotNeedsAName.png") == golden, "One overwrote the other.")
      #expect(verify(2, named: "second")?.contains("was recorded") == true)
    }
  }

  /// The order of the cases is not deterministic. The second case must report that its snapshot needs a name.
  @Test func namesContainArguments() {
    let cases = [1, 2].map { Attempt(test: "T", run: $0, isParameterized: true) }
    let ledger = SnapshotLedger()
    ledger.addEntry("/p.png", content: .golden, site: "a:1", attempt: cases[0])
    #expect(
      ledger.conflict("/p.png", content: .other("2"), site: "a:1", attempt: cases[1])?.contains("argument") == true)
    // A snapshot that equals the golden never conflicts, regardless of earlier snapshots, as in a repeated run.
    ledger.addEntry("/p.png", content: .other("1"), site: "a:1", attempt: cases[0])
    #expect(ledger.conflict("/p.png", content: .golden, site: "a:1", attempt: cases[1]) == nil)
  }

  @Test(arguments: [1, 2, 3])
  func repeatedCases(_: Int) {
    #expect(Attempt.current.isParameterized)
    #expect(Attempt.current == Attempt.current)
  }
}
