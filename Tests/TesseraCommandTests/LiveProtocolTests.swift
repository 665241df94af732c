// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraViews
import Testing
import UIKit

@testable import TesseraCommand

/// Compares the worker's messages with the types in `live-protocol.d.ts`, against which the page's scripts are
/// type-checked.
@MainActor
@Suite(.serialized) struct LiveProtocolTests {
  private let types: ScriptTypes
  private let service: LiveService

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/TesseraCommand/Serve/Assets/Page/live-protocol.d.ts")
    types = ScriptTypes(try String(contentsOf: file, encoding: .utf8))
    service = LiveService([Self.screen], threads: 1)
  }

  /// A screen with text, a control, two conflicting constraints, an animation and a flow.
  private static let screen = Screen(
    "all", device: .iPhoneSE,
    animations: [ScreenAnimation("fade", duration: 0.5) { (view: UIView) in view.alpha = 0 }],
    flows: [Flow("Tap") { $0.tap("Go") }]
  ) {
    MainActor.assumeIsolated {
      let (view, label, button) = (UIView(), UILabel(), UIButton(type: .system))
      label.text = "Text"
      label.accessibilityIdentifier = "label"
      button.setTitle("Go", for: .normal)
      for part in [label, button] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
        label.widthAnchor.constraint(equalToConstant: 100), label.widthAnchor.constraint(equalToConstant: 200),
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      ])
      return view
    }
  }

  /// Sends a request and compares the request and its response with their declared types. The request must have all
  /// fields of its type.
  @discardableResult
  private func check(_ question: LiveRequest.Ask, isWhole: Bool = true) throws -> [String: Any] {
    let request = try JSONEncoder().encode(LiveRequest(number: 1, ask: question))
    let json = try #require(try JSONSerialization.jsonObject(with: request) as? [String: Any])
    let ask = try #require(json["ask"] as? [String: Any])
    let name = try #require(ask.keys.first)
    let fields = try #require((ask[name] as? [String: Any])?["_0"] as? [String: Any])
    let pair = try #require(types.questions[name], "There is no question '\(name)' in the types.")
    #expect(types.mistakes(in: fields, pair.question) == [])
    if isWhole { #expect(Set(fields.keys) == types.fields(of: pair.question)) }
    let bytes = service.answer(Array(request))
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let message = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length])) as? [String: Any])
    #expect(types.mistakes(in: message, "Message") == [])
    let answer = try #require(message["answer"] as? [String: Any], "\(name): \(message)")
    #expect(types.mistakes(in: answer, pair.answer) == [], "\(name)")
    return answer
  }

  private static let settings = LiveSettings(
    device: "iphone-se", scale: 1, isLandscape: false, appearance: "dark", textSize: "L", isRightToLeft: false,
    language: "de", hasHighContrast: false, reducesMotion: false, frame: "none")

  @Test func requestAndResponseTypesMatch() throws {
    let inputs: [LiveInput] = [
      .touch(finger: 0, phase: .began, x: 5, y: 5), .touch(finger: 0, phase: .ended, x: 5, y: 5),
      .scroll(x: 5, y: 5, byX: 0, byY: 1), .text("a"), .key("a", modifiers: 0), .animation("fade"), .shake,
    ]
    let moments = inputs.map { TimedLiveInput(frame: 0, input: $0) }
    try check(
      .picture(PictureQuestion(screen: "all", settings: Self.settings, width: 60, snapshot: nil)), isWhole: false)
    let opened = try check(.open(OpenQuestion(screen: "all", settings: Self.settings, moments: moments, frame: 3)))
    #expect(opened["frame"] as? Int == 3)
    let step = try check(.step(StepQuestion(inputs: inputs, frames: 2)))
    #expect((step["moments"] as? [Any])?.isEmpty == false)
    try check(.show(ShowQuestion(settings: Self.settings)))
    try check(.capture(CaptureQuestion()))
    let views = try #require(try check(.inspect(InspectQuestion()))["views"] as? [[String: Any]])
    let label = try #require(views.firstIndex { $0["identifier"] as? String == "label" })
    try check(.audit(AuditQuestion()))
    let details = try check(.explain(ExplainQuestion(view: label)))
    #expect((details["constraints"] as? [Any])?.isEmpty == false)
    try check(.layout(LayoutQuestion()))
    let chart = try check(.chart(ChartQuestion(view: label, properties: ["x", "opacity"])))
    #expect((chart["series"] as? [Any])?.count == 2)
    try check(.mark(MarkQuestion()))
    try check(.compare(CompareQuestion()))
    try check(.code(CodeQuestion()))
    try check(.close(CloseQuestion()))
    try check(.run(RunQuestion(screen: "all", settings: Self.settings, flow: "Tap")))
    var film = try check(.film(FilmQuestion(screen: "all", settings: Self.settings, flow: "Tap", format: "png")))
    while film["progress"] as? Double ?? 1 < 1 { film = try check(.continueFilm(ContinueFilmQuestion())) }
  }

  /// The worker decodes every request that the type declarations contain.
  @Test func everyRequestIsDeclared() throws {
    #expect(types.questions.count == 17)
    for name in types.questions.keys {
      let json = #"{"number":1,"ask":{"\#(name)":{"_0":{"screen":"","view":0,"properties":[],"format":""}}}}"#
      #expect(throws: Never.self, "\(name)") { try JSONDecoder().decode(LiveRequest.self, from: Data(json.utf8)) }
    }
  }

  @Test func noticeTypesMatch() throws {
    let problem = LiveNotice.Problem(file: "A.swift", line: 1, column: 2, text: "error")
    let notice = LiveNotice(notice: .broken, text: "text", problems: [problem], seconds: 1)
    let json = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(notice)) as? [String: Any])
    #expect(types.mistakes(in: json, "Notice") == [])
    #expect(Set(json.keys) == types.fields(of: "Notice"))
  }

  @Test func settingsTypesMatch() throws {
    let json = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.settings)) as? [String: Any])
    #expect(Set(json.keys) == types.fields(of: "Settings"))
  }
}
