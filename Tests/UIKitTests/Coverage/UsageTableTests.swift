// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@Suite struct UsageTableTests {
  @Test func readsNames() {
    let source = """
      public protocol ThingDelegate {
        func thing(_ thing: Thing)
      }
      func hidden() {}
      open class Thing {
        enum Kind {
          case round, `plain`
        }
        open var size = 0
        var inner = 0
        public static let shared = Thing()
        open class func make() -> Thing { Thing() }
      }
      public func makeThing() {}
      """
    #expect(
      UsageTable.names(in: source) == [
        "ThingDelegate", "thing", "Thing", "round", "plain", "size", "shared", "make", "makeThing",
      ])
  }

  /// Names used in 10 projects were missing when 80 of 100 parts were there, so all together weigh 50. One of weight 4 is
  /// missing still: 46 of 50.
  @Test func shares() {
    let rows = UsageTable.rows(
      """
      # kind\tname\tprojects\tof them apps\tfiles\toccurrences
      member\tone\t6\t1\t1\t1
      member\ttwo(_:)\t4\t1\t1\t1
      type or function\tA.B\t1\t1\t1\t1
      """)
    #expect(rows.map(\.baseName) == ["one", "two", "B"])
    let table = UsageTable(rows: rows, reasons: [:], declared: ["one", "B"])
    #expect(abs(table.share("member", before: 0.8) - 0.92) < 1e-12)
    #expect(table.share("type or function", before: 0.5) == 1 && table.share("override", before: 0.5) == 1)
    #expect(table.missing.map(\.name) == ["two(_:)"])
  }

  /// What three projects or more use is there, or the page says why not.
  @Test func nothingOftenUsedIsMissingWithoutReason() throws {
    let table = try UsageTable.scan()
    #expect(table.rows.count == 369)
    let silent = table.missing.filter { $0.projects >= 3 && table.reasons[$0.name] == nil }
    #expect(silent.isEmpty, "Add these, or a line to UIKitLeftOut.tsv: \(silent.map(\.name))")
    let known = Set(table.rows.map(\.name))
    #expect(table.reasons.keys.allSatisfy(known.contains), "UIKitLeftOut.tsv names what is not in the list.")
  }
}
