// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import LayoutBuilder
import Testing

/// Equations with errors. The trailing comments are the line numbers that the tests below expect.
@MainActor
private enum Mistakes {
  static let (view, other) = (UIView(), UIView())

  static func withoutSuperview() {
    let item = view.layout(.left)  // 13
    _ = item == 8
  }

  static func ofAnotherKind() {
    _ = view.layout(.edges) == 0.5 * UIView().layout(.width)  // 18
  }

  static func strangers() {
    Layout {  // 22
      view.layout(.width) == 4
      view.layout(.left) == other
    }
  }
}

/// As in Mortar, errors name the line of the equation. Errors that are detected only when constraints are activated
/// name the first line of the layout.
@Suite struct SourceLocationTests {
  private func standardError(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func equations() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistakes.withoutSuperview() }
    }
    #expect(standardError(first).contains("Statement: LayoutBuilderTests/SourceLocationTests.swift:13"))
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistakes.ofAnotherKind() }
    }
    #expect(standardError(second).contains("Statement: LayoutBuilderTests/SourceLocationTests.swift:18"))
  }

  @Test func activation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistakes.strangers() }
    }
    #expect(standardError(result).contains("they have no common ancestor"))
    #expect(standardError(result).contains("Statement: LayoutBuilderTests/SourceLocationTests.swift:22"))
  }
}
