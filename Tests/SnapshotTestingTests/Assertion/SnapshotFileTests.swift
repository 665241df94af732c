// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import SnapshotTesting
import Testing

/// File names follow swift-snapshot-testing: each run of nonword characters becomes `-`, and leading and trailing `-`
/// are removed.
@Suite struct SnapshotFileTests {
  @Test(arguments: [
    ("testFoo()", "1", "testFoo.1"), ("foo(arg:)", "a b", "foo-arg.a-b"),
    ("test_Foo()", "iPhone-13.dark", "test_Foo.iPhone-13-dark"),
    ("a test's name()", "-x-", "a-test-s-name.x"), ("größe()", "été", "größe.été"), ("x", "100 %", "x.100"),
    ("x", "a/../b", "x.a-b"), ("port_testFoo()", "1", "testFoo.1"), ("portTestFoo()", "1", "portTestFoo.1"),
  ])
  func names(_ test: String, _ name: String, _ stem: String) {
    let file = SnapshotFile(testFile: "/t/FooTests.swift", directory: nil, test: test, name: name, pathExtension: "png")
    #expect(file.stem == stem)
    #expect(file.path == "/t/__Snapshots__/FooTests/\(stem).png")
  }

  @Test func folders() {
    let plain = SnapshotFile(testFile: "/t/A.swift", directory: "/d", test: "x", name: "n", pathExtension: nil)
    #expect(plain.path == "/d/x.n")
    #expect(plain.group == "A")
  }

  @Test func environment() {
    typealias Record = SnapshotTestingConfiguration.Record
    #expect(Record.environment(nil) == .missing)
    #expect(Record.environment("") == .missing)
    for mode in [Record.all, .failed, .missing, .never] { #expect(Record.environment(mode.rawValue) == mode) }
    #expect(Record.environment("al") == .never)
    #expect(Record(rawValue: "al") == nil)
    #expect((true as Record) == .all && (false as Record) == .missing)
  }

  @Test func counters() {
    let counter = SnapshotCounter()
    let numbers = [("/a", "t"), ("/a", "t"), ("/b", "t"), ("/a", "u")].map {
      counter.nextNumber(folder: $0.0, test: $0.1)
    }
    #expect(numbers == [1, 2, 1, 1])
    counter.reset()
    #expect(counter.nextNumber(folder: "/a", test: "t") == 1)
  }
}
