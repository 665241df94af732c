// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import TesseraTesting
import Testing

struct SnapshotNameTests {
  @Test(
    arguments: [
      ("testRow()", nil, "testRow"),
      ("picture(_:)", "dark", "picture.dark"),
      ("picture(of:in:)", "iphone-16@3.dark", "picture.iphone-16@3.dark"),
      ("`shows 3 (or more) rows`()", nil, "shows-3-or-more-rows"),
      ("testRow()", "1.5 x", "testRow.1.5-x"),
      // The porting tool's main-actor wrapper of a test has the test's name.
      ("port_testRow()", "dark", "testRow.dark"), ("port_row()", nil, "port_row"),
      // Names are neither outside the folder nor hidden in it.
      ("testRow()", "../../etc/passwd", "testRow.etc-passwd"),
      ("testRow()", "a/../b", "testRow.a-.-b"),
      ("testRow()", "..", "testRow.a3d4a70d"),
      ("testRow()", ".hidden", "testRow.hidden"),
      ("testRow()", "a\\b:c*d?e\"f<g>h|i", "testRow.a-b-c-d-e-f-g-h-i"),
      ("testRow()", "line\nbreak\0nul", "testRow.line-break-nul"),
      // Letters of all languages are preserved, and different encodings of a letter are equal.
      ("testRow()", "größe", "testRow.größe"), ("testRow()", "gro\u{308}ße", "testRow.größe"),
      ("testRow()", "日本語", "testRow.日本語"),
      // A right-to-left override would display the name in a different order.
      ("testRow()", "a\u{202E}b", "testRow.a-b"),
    ] as [(String, String?, String)])
  func stem(_ test: String, _ name: String?, _ expected: String) {
    // The FNV-1a hash of "..": ((2166136261 ^ 46) * 16777619 ^ 46) * 16777619, in 32 bits.
    #expect(SnapshotName.stem(test: test, name: name) == expected)
  }

  @Test func sanitizedNamesStayDistinct() {
    let names = ["🎉", "🎈", "", "—"].map { SnapshotName.stem(test: "t()", name: $0) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.hasPrefix("t.") && $0.utf8.count == 10 })
  }

  @Test func longNamesAreShortenedAndDistinct() {
    let long = String(repeating: "é", count: 5000)
    let names = [long + "1", long + "2"].map { SnapshotName.stem(test: long, name: $0) }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.utf8.count <= 201 && $0.precomposedStringWithCanonicalMapping == $0 })
  }

  @Test func folders() {
    #expect(SnapshotName.folder(testFile: "/a/Tests/RowTests.swift") == "/a/Tests/__Snapshots__/RowTests")
    #expect(SnapshotName.folder(testFile: "RowTests.swift") == "__Snapshots__/RowTests")
  }

  @Test(arguments: [("json", "json"), ("../x", "x"), ("", "txt"), ("a.b", "ab")])
  func fileExtension(_ text: String, _ expected: String) {
    #expect(SnapshotName.fileExtension(text) == expected)
  }
}
