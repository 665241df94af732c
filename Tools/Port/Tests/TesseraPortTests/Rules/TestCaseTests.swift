// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// XCTest tests on the main actor get a nonisolated wrapper that XCTest on Linux can call.
@Suite struct TestCaseTests {
  /// Returns the wrapper that XCTest calls.
  private static func wrapper(_ name: String, _ modifiers: String = "") -> String {
    "nonisolated \(modifiers)func \(name)() { nonisolated(unsafe) let test: AnyObject = self; "
      + "MainActor.assumeIsolated { (test as! Self).port_\(name)() } }"
  }

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
           nonisolated func testTitle() { nonisolated(unsafe) let test: AnyObject = self; \
          MainActor.assumeIsolated { (test as! Self).port_testTitle() } }; \
          nonisolated func testSaving() throws { nonisolated(unsafe) let test: AnyObject = self; \
          try MainActor.assumeIsolated { try (test as! Self).port_testSaving() } } }
          class OtherTests: XCTestCase {
            func testOne() {}
            @MainActor func port_testTwo() {}
           nonisolated func testTwo() { nonisolated(unsafe) let test: AnyObject = self; \
          MainActor.assumeIsolated { (test as! Self).port_testTwo() } } }

          """
      ]),
    ModuleRewriting(
      name: "classes on the main actor that are not tests",
      before: ["A.swift": "@MainActor final class Home {\n  func testTitle() {}\n}\n"],
      after: ["A.swift": "@MainActor final class Home {\n  func testTitle() {}\n}\n"]),
    ModuleRewriting(
      name: "the main actor of a generic base class and of a protocol in other files, and overridden tests",
      before: [
        "Base.swift": """
        import XCTest
        @MainActor open class Base<Screen>: XCTestCase {
          open func testTitle() throws {}
          open func testLoading() async {}
        }

        """,
        "Home.swift": """
        final class HomeTests: Base<Int> {
          func testOne() {}
          override func testTitle() throws { try super.testTitle() }
          override func testLoading() async { await super.testLoading() }
          #if DEBUG
          func testTwo() {}
          #endif
        }

        """,
        "More.swift": """
        extension HomeTests {
          func testThree() {}
        }

        """,
        "P.swift": "@MainActor protocol Showing {}\n",
        "T.swift": "class T: XCTestCase, Showing {\n  func testA() {}\n}\n",
      ],
      after: [
        "Base.swift": location("Base.swift") + """
          import XCTest
          @MainActor open class Base<Screen>: XCTestCase {
            open func port_testTitle() throws {}
            open func testLoading() async {}
           nonisolated open func testTitle() throws { nonisolated(unsafe) let test: AnyObject = self; \
          try MainActor.assumeIsolated { try (test as! Self).port_testTitle() } } }

          """,
        "Home.swift": location("Home.swift") + """
          final class HomeTests: Base<Int> {
            func port_testOne() {}
            override func port_testTitle() throws { try super.port_testTitle() }
            override func testLoading() async { await super.testLoading() }
            #if DEBUG
            func port_testTwo() {}; \(wrapper("testTwo"))
            #endif
           \(wrapper("testOne")); \
          nonisolated override func testTitle() throws { nonisolated(unsafe) let test: AnyObject = self; \
          try MainActor.assumeIsolated { try (test as! Self).port_testTitle() } } }

          """,
        "More.swift": location("More.swift") + """
          extension HomeTests {
            func port_testThree() {}
           \(wrapper("testThree")) }

          """,
        "P.swift": "@MainActor protocol Showing {}\n",
        "T.swift": location("T.swift") + "class T: XCTestCase, Showing {\n  func port_testA() {}\n "
          + wrapper("testA") + " }\n",
      ]),
    ModuleRewriting(
      name: "overrides of tests that no actor isolates, and in extensions",
      before: [
        "A.swift": """
        import XCTest
        class Base: XCTestCase {
          func testOne() {}
          @MainActor func testTwo() {}
        }
        @MainActor class HomeTests: Base {
          override func testOne() { super.testOne() }
        }
        extension HomeTests {
          override func testTwo() { super.testTwo() }
        }

        """
      ],
      after: [
        "A.swift": location + """
          import XCTest
          class Base: XCTestCase {
            func testOne() {}
            @MainActor func port_testTwo() {}
           \(wrapper("testTwo")) }
          @MainActor class HomeTests: Base {
                     func port_testOne() { super.testOne() }
           override func port_testTwo() { port_HomeTests_testTwo() }; \
          \(wrapper("testTwo", "override ")); \(wrapper("testOne", "override ")) }
          extension HomeTests {
                     func port_HomeTests_testTwo() { super.port_testTwo() }
          }

          """
      ]),
    ModuleRewriting(
      name: "a base class of another module",
      before: ["A.swift": "class HomeTests: Base {\n  func testOne() {}\n}\n"],
      after: [
        "A.swift": location + "class HomeTests: Base {\n  func port_testOne() {}\n " + wrapper("testOne") + " }\n"
      ], context: ["B.swift": "import XCTest\n@MainActor open class Base: XCTestCase {}\n"]),
  ]

  @Test(arguments: table) func rewrites(_ module: ModuleRewriting) async {
    #expect(await ported(module.before, context: module.context).files == module.after)
  }
}
