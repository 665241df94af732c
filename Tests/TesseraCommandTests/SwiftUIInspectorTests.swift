// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Tessera
import Testing

@testable import TesseraCommand

/// The inspector of `serve` shows SwiftUI's views.
@MainActor
@Suite(.serialized) struct SwiftUIInspectorTests {
  private static let screen = Tessera.Screen("receipt", device: .iPhoneSE) {
    MainActor.assumeIsolated { UIHostingController(rootView: Receipt()) }
  }

  private func ask(_ service: LiveService, _ question: LiveRequest.Ask) throws -> [String: Any] {
    let bytes = service.answer(Array(try JSONEncoder().encode(LiveRequest(number: 1, ask: question))))
    let length = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes[4..<4 + length])) as? [String: Any])
  }

  private func answer(_ service: LiveService, _ question: LiveRequest.Ask) throws -> [String: Any] {
    try #require(try ask(service, question)["answer"] as? [String: Any])
  }

  private func opened() throws -> (service: LiveService, views: [[String: Any]]) {
    let service = LiveService([Self.screen], threads: 1)
    _ = try answer(service, .open(OpenQuestion(screen: "receipt")))
    return (service, try #require(try answer(service, .inspect(InspectQuestion()))["views"] as? [[String: Any]]))
  }

  private func number(_ name: String, _ views: [[String: Any]]) throws -> Int {
    try #require(views.firstIndex { $0["name"] as? String == name }, "\(views.map { $0["name"] ?? "" })")
  }

  @Test func treeConsistsOfSwiftUIViews() throws {
    let (_, views) = try opened()
    let stack = try number("VStack in Receipt", views)
    #expect(views[stack]["modifiers"] as? String == ".padding(24)")
    let text = try number("Text \"Total\" in Receipt", views)
    #expect(views[text]["parent"] as? Int == stack)
    #expect(views[text]["label"] as? String == "Text \"Total\"")
    // The screen is 375 points wide, and the stack has 24 points of padding at each side.
    let frame = try #require(views[stack]["frame"] as? [Double])
    #expect(frame[0] == 24 && frame[2] == 327)
  }

  /// A container has no view, but it has a story, and its place in the source.
  @Test func containersAreExplained() throws {
    let (service, views) = try opened()
    let details = try answer(service, .explain(ExplainQuestion(view: try number("VStack in Receipt", views))))
    let steps = try #require(details["steps"] as? [[String: Any]])
    #expect(steps.count == 3)
    // The screen is 375 x 667 points, less a status bar of 20 points and 24 points of padding at each side.
    #expect(
      (steps[2]["text"] as? String)?.hasPrefix("VStack was proposed 327 × 599 and took 327 × ") == true, "\(steps[2])")
    #expect((steps[2]["origin"] as? [String: Any])?["name"] as? String == "Receipt.swift:10")
    #expect((details["origin"] as? [String: Any])?["name"] as? String == "Receipt.swift:10")
    #expect(details["expression"] as? String == "")
  }

  @Test func containersHaveNoMotion() throws {
    let (service, views) = try opened()
    let question = ChartQuestion(view: try number("VStack in Receipt", views), properties: ["x"])
    let problem = try #require(try ask(service, .chart(question))["problem"] as? [String: Any])
    #expect(problem["text"] as? String == "A container of SwiftUI has no properties of its own. Select a view in it.")
  }

  /// Every row of the tree has a cost.
  @Test func costsIncludeContainers() throws {
    let (service, views) = try opened()
    let cost = try #require(try answer(service, .layout(LayoutQuestion()))["views"] as? [[String: Any]])
    #expect(cost.count == views.count)
    let stack = try number("VStack in Receipt", views)
    #expect(cost[stack]["own"] as? Int == 0)
  }
}
