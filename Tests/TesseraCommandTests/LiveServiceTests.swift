// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraViews
import Testing
import UIKit

@testable import TesseraCommand

/// What a page asks a worker about views, in this process.
@MainActor
@Suite(.serialized) struct LiveServiceTests {
  private static var made = 0
  private static var line = 0

  /// A label at a place that stays, with a text that may depend on how often the screen was made.
  private static func screen(changes: Bool) -> Screen {
    Screen("label") {
      MainActor.assumeIsolated {
        made += 1
        let (view, label) = (UIView(), UILabel())
        label.text = changes ? "Made \(made)" : "Made"
        label.accessibilityIdentifier = "label"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        line = #line + 1
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
        return view
      }
    }
  }

  private func ask(_ service: LiveService, _ json: String) throws -> [String: Any] {
    let bytes = service.answer(Array(json.utf8))
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let answer = try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length]))
    return try #require(answer as? [String: Any])
  }

  /// The number of the label among the views, and its text.
  private func label(_ service: LiveService) throws -> (number: Int, text: String?) {
    let views = try #require(try ask(service, #"{"ask":"inspect","number":2}"#)["views"] as? [[String: Any]])
    let number = try #require(views.firstIndex { $0["identifier"] as? String == "label" })
    return (number, views[number]["text"] as? String)
  }

  /// The maker of the label's only constraint; nil where none is told.
  private func maker(_ service: LiveService, _ number: Int) throws -> String? {
    let answer = try ask(service, #"{"ask":"explain","number":3,"view":\#(number)}"#)
    let details = try #require(answer["details"] as? [String: Any])
    let constraints = try #require(details["constraints"] as? [[String: Any]])
    #expect(constraints.count == 1)
    return (constraints[0]["maker"] as? [String: Any])?["name"] as? String
  }

  @Test func makersAreNotedFromTheFirstQuestionOn() throws {
    Self.made = 0
    let service = LiveService([Self.screen(changes: false)], threads: 1)
    _ = try ask(service, #"{"ask":"open","number":1,"screen":"label"}"#)
    _ = try ask(service, #"{"ask":"step","number":1,"frames":30}"#)
    let label = try label(service)
    #expect(Self.made == 1 && ConstraintWatch.made == nil)
    #expect(try maker(service, label.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 2)
    #expect(try maker(service, label.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 2)
    #expect(try ask(service, #"{"ask":"step","number":4,"frames":1}"#)["frame"] as? Int == 31)
    _ = try ask(service, #"{"ask":"close","number":5}"#)
    #expect(ConstraintWatch.made == nil && ConstraintWatch.stated == nil)
  }

  /// A screen that is another when it is made again is not taken away from who looks at it.
  @Test func aScreenThatChangesStays() throws {
    Self.made = 0
    let service = LiveService([Self.screen(changes: true)], threads: 1)
    _ = try ask(service, #"{"ask":"open","number":1,"screen":"label"}"#)
    let number = try label(service).number
    #expect(try maker(service, number) == nil)
    #expect(Self.made == 2)
    #expect(try label(service).text == "Made 1")
    _ = try ask(service, #"{"ask":"open","number":1,"screen":"label"}"#)
    let again = try label(service)
    #expect(again.text == "Made 3")
    #expect(try maker(service, again.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 3)
  }

  @Test func layoutIsMeasuredWhenItIsAskedFor() throws {
    let service = LiveService([Self.screen(changes: false)], threads: 1)
    _ = try ask(service, #"{"ask":"open","number":1,"screen":"label"}"#)
    #expect(try ask(service, #"{"ask":"layout","number":2}"#)["problem"] != nil)
    let number = try label(service).number
    let cost = try #require(try ask(service, #"{"ask":"layout","number":2}"#)["layout"] as? [String: Any])
    let views = try #require(cost["views"] as? [[String: Any]])
    #expect(views.reduce(0) { $0 + ($1["own"] as? Int ?? 0) } == cost["total"] as? Int)
    #expect((views[number]["measurements"] as? Int ?? 0) > 0)
  }
}
