// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraViews
import Testing
import UIKit

@testable import TesseraCommand

/// Requests about views that a page sends to a worker. Here the worker's service runs in the test process.
@MainActor
@Suite(.serialized) struct LiveServiceTests {
  private static var made = 0
  private static var line = 0

  /// Returns a screen with a label at a fixed position. If `changes` is set, its text depends on how often the screen
  /// was created.
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

  private func message(_ service: LiveService, _ question: LiveRequest.Ask) throws -> [String: Any] {
    let bytes = service.answer(Array(try JSONEncoder().encode(LiveRequest(number: 7, ask: question))))
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let message = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length])) as? [String: Any])
    #expect(message["number"] as? Int == 7)
    return message
  }

  private func ask(_ service: LiveService, _ question: LiveRequest.Ask) throws -> [String: Any] {
    try #require(try message(service, question)["answer"] as? [String: Any])
  }

  /// Returns the label's view number and text.
  private func label(_ service: LiveService) throws -> (number: Int, text: String?) {
    let views = try #require(try ask(service, .inspect(InspectQuestion()))["views"] as? [[String: Any]])
    let number = try #require(views.firstIndex { $0["identifier"] as? String == "label" })
    return (number, views[number]["text"] as? String)
  }

  /// Returns the origin of the label's only constraint, or nil if it has none.
  private func originName(_ service: LiveService, _ number: Int) throws -> String? {
    let details = try ask(service, .explain(ExplainQuestion(view: number)))
    let constraints = try #require(details["constraints"] as? [[String: Any]])
    #expect(constraints.count == 1)
    return (constraints[0]["origin"] as? [String: Any])?["name"] as? String
  }

  @Test func recordsOriginsFromTheFirstRequest() throws {
    Self.made = 0
    let service = LiveService([Self.screen(changes: false)], threads: 1)
    _ = try ask(service, .open(OpenQuestion(screen: "label")))
    _ = try ask(service, .step(StepQuestion(frames: 30)))
    let label = try label(service)
    #expect(Self.made == 1 && ConstraintWatch.didCreateConstraint == nil)
    #expect(try originName(service, label.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 2)
    #expect(try originName(service, label.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 2)
    let step = try ask(service, .step(StepQuestion(frames: 1)))
    #expect((step["screen"] as? [String: Any])?["frame"] as? Int == 31)
    _ = try ask(service, .close(CloseQuestion()))
    #expect(ConstraintWatch.didCreateConstraint == nil && ConstraintWatch.willRunStatement == nil)
  }

  /// A screen that differs each time it is created is not replaced while it is visible.
  @Test func keepsANondeterministicScreen() throws {
    Self.made = 0
    let service = LiveService([Self.screen(changes: true)], threads: 1)
    _ = try ask(service, .open(OpenQuestion(screen: "label")))
    let number = try label(service).number
    #expect(try originName(service, number) == nil)
    #expect(Self.made == 2)
    #expect(try label(service).text == "Made 1")
    _ = try ask(service, .open(OpenQuestion(screen: "label")))
    let again = try label(service)
    #expect(again.text == "Made 3")
    #expect(try originName(service, again.number) == "LiveServiceTests.swift:\(Self.line)")
    #expect(Self.made == 3)
  }

  @Test func measuresLayoutOnRequest() throws {
    let service = LiveService([Self.screen(changes: false)], threads: 1)
    _ = try ask(service, .open(OpenQuestion(screen: "label")))
    let problem = try message(service, .layout(LayoutQuestion()))["problem"] as? [String: Any]
    #expect(problem?["text"] as? String == "Inspect the screen first." && problem?["isClosed"] as? Bool == false)
    let number = try label(service).number
    let cost = try ask(service, .layout(LayoutQuestion()))
    let views = try #require(cost["views"] as? [[String: Any]])
    #expect(views.reduce(0) { $0 + ($1["own"] as? Int ?? 0) } == cost["total"] as? Int)
    #expect((views[number]["measurements"] as? Int ?? 0) > 0)
  }

  /// A new worker has no open screen, so its response instructs the page to open the screen again.
  @Test func rejectsRequestsWithoutAScreen() throws {
    let service = LiveService([Self.screen(changes: false)], threads: 1)
    for question: LiveRequest.Ask in [
      .step(StepQuestion()), .show(ShowQuestion()), .inspect(InspectQuestion()), .audit(AuditQuestion()),
      .explain(ExplainQuestion(view: 0)), .layout(LayoutQuestion()), .code(CodeQuestion()),
      .chart(ChartQuestion(view: 0, properties: ["x"])), .mark(MarkQuestion()), .compare(CompareQuestion()),
    ] {
      let problem = try message(service, question)["problem"] as? [String: Any]
      #expect(problem?["isClosed"] as? Bool == true, "\(question)")
    }
    let problem = try message(service, .continueFilm(ContinueFilmQuestion()))["problem"] as? [String: Any]
    #expect(problem?["isClosed"] as? Bool == false)
  }

  /// The response to a malformed request, or to one for an unknown operation or screen, contains the request's number
  /// and an error.
  @Test(arguments: [
    #"{"number":7}"#, #"{"number":7,"ask":"open"}"#, #"{"number":7,"ask":{"fly":{"_0":{}}}}"#,
    #"{"number":7,"ask":{"open":{"_0":{}}}}"#, #"{"number":7,"ask":{"open":{"_0":{"screen":"none"}}}}"#,
    #"{"number":7,"ask":{"step":{"_0":{"frames":"many"}}}}"#,
  ])
  func rejectsBadRequests(json: String) throws {
    let bytes = LiveService([Self.screen(changes: false)], threads: 1).answer(Array(json.utf8))
    let message = try JSONSerialization.jsonObject(with: Data(bytes[4...])) as? [String: Any]
    #expect(message?["number"] as? Int == 7 && message?["answer"] == nil)
    let text = (message?["problem"] as? [String: Any])?["text"] as? String
    #expect(text?.isEmpty == false)
  }
}
