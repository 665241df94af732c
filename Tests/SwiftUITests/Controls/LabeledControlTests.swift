// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

/// Tests of `Gauge`, `GroupBox`, `LabeledContent` and `ContentUnavailableView`. The host is 200 x 100 points.
@MainActor @Suite struct LabeledControlTests {
  private func host(_ view: some View) -> UIView {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    return controller.view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  private struct LoggingGauge: GaugeStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      log.lines.append("\(configuration.value) \(configuration.currentValueLabel != nil)")
      return configuration.label
    }
  }

  /// The gauge's fraction is its value's position in the range, clamped to 0...1: (15 - 10) / (30 - 10) = 0.25.
  @Test func gaugesHaveFractions() {
    let log = Log()
    let style = LoggingGauge(log: log)
    _ = host(Gauge(value: 15, in: 10...30) { Text("a") }.gaugeStyle(style))
    _ = host(
      Gauge(value: 99, in: 10...30) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }.gaugeStyle(style))
    _ = host(Gauge(value: -1.0) { Text("a") }.gaugeStyle(style))
    _ = host(Gauge(value: 1, in: 1...1) { Text("a") }.gaugeStyle(style))
    #expect(log.lines == ["0.25 false", "1.0 true", "0.0 false", "0.0 false"])
  }

  /// The label is at the leading edge, and the value is at the trailing edge.
  @Test func labeledContentIsSpread() throws {
    let texts = labels(host(LabeledContent("Name", value: "Eve")))
    try #require(texts.map(\.text) == ["Name", "Eve"])
    #expect(texts[0].frame.minX == 0)
    #expect(texts[1].frame.maxX == 200)
    let formatted = labels(host(LabeledContent("Count", value: 3, format: .number)))
    #expect(formatted.map(\.text) == ["Count", "3"])
  }

  private struct Reversed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  @Test func labeledContentHasStyles() {
    let texts = labels(host(LabeledContent("Name", value: "Eve").labeledContentStyle(Reversed())))
    #expect(texts.map(\.text) == ["Eve", "Name"])
  }

  /// The content fills the width except for 16 points on each side.
  @Test func boxesHavePaddingAndATitle() throws {
    let texts = labels(host(GroupBox("Title") { Text("Content").frame(maxWidth: .infinity, alignment: .leading) }))
    try #require(texts.map(\.text) == ["Title", "Content"])
    #expect(texts.map(\.frame.minX) == [16, 16])
  }

  @Test func unavailableContentHasTexts() {
    let view = ContentUnavailableView("Title", systemImage: "star", description: Text("Description"))
    #expect(labels(host(view)).map(\.text) == ["Title", "Description"])
    let search = ContentUnavailableView.search(text: "abc")
    #expect(labels(host(search)).first?.text == "No Results for “abc”")
  }

  @Test func emptyMasksRemoveTheGesture() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let tap = TapGesture().onEnded { log.lines.append("tap") }
    window.rootViewController = UIHostingController(rootView: Color.red.gesture(tap, including: .subviews))
    window.makeKeyAndVisible()
    window.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.lines.isEmpty)
  }

  @Test func disabledGesturesAreNotRecognized() {
    let log = Log()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let tap = TapGesture().onEnded { log.lines.append("tap") }
    window.rootViewController = UIHostingController(rootView: Color.red.gesture(tap).disabled(true))
    window.makeKeyAndVisible()
    window.tap(at: CGPoint(x: 100, y: 50))
    #expect(log.lines.isEmpty)
  }
}
