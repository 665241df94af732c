// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraWorkers

@Suite struct CallSiteResolverTests {
  @inline(never) private func here() -> (stack: [UInt64], line: Int) { (CallSiteResolver.callStack(count: 16), #line) }

  @Test func resolvesACallOfThisProgram() throws {
    let (stack, line) = here()
    let caller = #line - 1
    let places = CallSiteResolver()
    let calls = places.places(of: stack) { $0.contains("CallSiteResolverTests") }.flatMap { $0 }
    let own = calls.filter { $0.file.hasSuffix("TesseraWorkersTests/CallSiteResolverTests.swift") }
    #expect(own.prefix(2).map(\.line) == [line, caller])
    #expect(own.first?.function.contains("CallSiteResolverTests.here()") == true)
    // The names of the other functions are known without looking up their source lines.
    let noter = try #require(calls.first { $0.function.contains("CallSiteResolver.callStack") })
    #expect(noter.line == 0 && noter.file == "")
    // Cached locations are not looked up again.
    #expect(
      places.places(of: stack) { _ in
        Issue.record("the location was looked up again"); return false
      }.flatMap { $0 } == calls)
    #expect(places.places(of: [1, 2]) { _ in true } == [[], []])
    #expect(CallSiteResolver.callStack(count: 0) == [] && CallSiteResolver.callStack(count: -1) == [])
  }

  /// The output of `llvm-symbolizer --functions=linkage --inlines` for a known and an unknown location.
  @Test func symbolizer() {
    let output = "$s3App4CartC3addyyF\n/a b/App/Cart.swift:12:8\nmain\n/a b/App/main.swift:3:1\n\n??\n??:0:0\n\n"
    let groups = SourceLines.groups(ofSymbolizer: output)
    #expect(groups.count == 2 && groups[1] == [])
    #expect(groups[0].map(\.function) == ["App.Cart.add()", "main"])
    #expect(groups[0].map(\.file) == ["/a b/App/Cart.swift", "/a b/App/main.swift"])
    #expect(groups[0].map(\.line) == [12, 3])
  }

  /// The output of `addr2line -a -i -f`.
  @Test func addr2line() {
    let output =
      "0x0000000000001000\n$s3App4CartC3addyyF\n/App/Cart.swift:12 (discriminator 2)\n0x0000000000002000\n??\n??:0\n"
    let groups = SourceLines.groups(ofAddr2line: output)
    #expect(groups == [[CallSite(function: "App.Cart.add()", file: "/App/Cart.swift", line: 12)], []])
  }
}
