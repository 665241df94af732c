// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Tests of XCTest on the main actor get a function that no actor isolates, for XCTest on Linux to call.
@Suite struct TestCaseTests {
  static let table = [
    ModuleRewriting(
      name: "tests on the main actor",
      before: [
        "A.swift": """
        import XCTest
        @MainActor
        final class HomeTests: XCTestCase {
          override func setUp() {}
          func testTitle() {}
          func testSaving() throws {}
          func testLoading() async throws {}
          func helper() {}
          private func testNothing() {}
        }
        class OtherTests: XCTestCase {
          func testOne() {}
          @MainActor func testTwo() {}
        }

        """
      ],
      after: [
        "A.swift": location + """
          import XCTest
          @MainActor
          final class HomeTests: XCTestCase {
            override func setUp() {}
            func port_testTitle() {}
            func port_testSaving() throws {}
            func testLoading() async throws {}
            func helper() {}
            private func testNothing() {}
           nonisolated func testTitle() { nonisolated(unsafe) let test = self; \
          MainActor.assumeIsolated { test.port_testTitle() } }; \
          nonisolated func testSaving() throws { nonisolated(unsafe) let test = self; \
          try MainActor.assumeIsolated { try test.port_testSaving() } } }
          class OtherTests: XCTestCase {
            func testOne() {}
            @MainActor func port_testTwo() {}
           nonisolated func testTwo() { nonisolated(unsafe) let test = self; \
          MainActor.assumeIsolated { test.port_testTwo() } } }

          """
      ]),
    ModuleRewriting(
      name: "classes on the main actor that are no tests",
      before: ["A.swift": "@MainActor final class Home {\n  func testTitle() {}\n}\n"],
      after: ["A.swift": "@MainActor final class Home {\n  func testTitle() {}\n}\n"]),
  ]

  @Test(arguments: table) func rewrites(_ module: ModuleRewriting) async {
    #expect(await ported(module.before, context: module.context).files == module.after)
  }
}
