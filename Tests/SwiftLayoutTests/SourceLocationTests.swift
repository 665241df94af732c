// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
import Testing

/// Incorrect statements. The tests below expect errors at their lines.
@MainActor
private enum Mistakes {
  static let (root, child) = (makeRoot(), makeView("child"))

  static func unknownIdentifier() {
    root.sublayout {
      child.anchors {
        Anchors.leading
        Anchors.top.equalTo("nobody")  // 16
      }
    }.finalActive()
  }

  static func rootWithoutSuperview() {
    makeView("alone").anchors { Anchors.cap() }.finalActive()  // 22
  }

  static func insideItself() {
    root.sublayout {
      child.sublayout {
        child  // 28
      }
    }.finalActive()
  }

  static func strangers() {
    root.sublayout {
      child.anchors {
        Anchors.width.equalTo(constant: 4)
        Anchors.leading.equalTo(UIView())  // 37
      }
    }.finalActive()
  }
}

/// Errors contain the statement's line, as in Mortar.
@Suite struct SourceLocationTests {
  private func standardError(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func reports() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Mistakes.unknownIdentifier()
        Mistakes.rootWithoutSuperview()
        Mistakes.insideItself()
      }
    }
    let text = standardError(result)
    #expect(text.contains("SwiftLayout: SwiftLayoutTests/SourceLocationTests.swift:16: No view or guide of the layout"))
    #expect(text.contains("SwiftLayout: SwiftLayoutTests/SourceLocationTests.swift:22: alone has no superview"))
    #expect(text.contains("SwiftLayout: SwiftLayoutTests/SourceLocationTests.swift:28: child is listed inside itself"))
  }

  @Test func exceptions() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Mistakes.strangers() }
    }
    let text = standardError(result)
    #expect(text.contains("they have no common ancestor"))
    #expect(text.contains("Statement: SwiftLayoutTests/SourceLocationTests.swift:37"))
  }
}
