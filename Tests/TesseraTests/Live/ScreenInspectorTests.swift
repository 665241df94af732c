// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews
import Testing
import UIKit

@testable import Tessera

@MainActor
@Suite struct ScreenInspectorTests {
  /// Returns a label with two width constraints. The second is broken because it was activated last.
  private func contradiction() -> UIView {
    let (view, label) = (UIView(), UILabel())
    label.text = "Two"
    label.accessibilityIdentifier = "two"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let widths = [120, 240].map { label.widthAnchor.constraint(equalToConstant: $0) }
    widths[0].identifier = "first"
    widths[1].identifier = "second"
    NSLayoutConstraint.activate(widths)
    return view
  }

  @Test func showsOriginsOfConstraints() throws {
    let live = try LiveScreen(Screen("two") { contradiction() })
    let inspector = ScreenInspector(live)
    let number = try #require(inspector.views.firstIndex { $0.identifier == "two" })
    let details = try #require(
      inspector.details(of: number) { ScreenInspector.Origin(name: $0.identifier ?? "nobody") })
    #expect(details.broken.map(\.origin?.name) == ["second"])
    let width = try #require(details.sides.first { $0.name == "width" })
    #expect(width.holders.map(\.origin?.name) == ["first"])
    #expect(Set(width.losers.map(\.origin?.name)) == ["second", "intrinsic size"])
    let height = try #require(details.sides.first { $0.name == "height" })
    #expect(height.holders.map(\.origin?.name) == ["intrinsic size"])
    #expect(
      details.constraints.map(\.text) == ["'first' UILabel 'two'.width == 120", "'second' UILabel 'two'.width == 240"])
    // The origin is nil because it is unknown.
    #expect(inspector.details(of: number)?.broken.map(\.origin) == [nil])
  }

  @Test func listsFindingsByView() throws {
    let live = try LiveScreen(Screen("two") { contradiction() })
    let inspector = ScreenInspector(live)
    let number = try #require(inspector.views.firstIndex { $0.identifier == "two" })
    let findings = inspector.findings.filter { $0.view == number }
    #expect(findings.count == 1)
    #expect(findings.first?.messages.contains { $0.contains("'second'") && $0.contains("was broken") } == true)
    let all = ScreenAudit.findings(in: live.window).map(\.message).sorted()
    #expect(inspector.findings.flatMap(\.messages).sorted() == all)
  }

  @Test func systemConstraintsHaveOriginsWithoutRecording() throws {
    let live = try LiveScreen(
      Screen("system") {
        let view = UIView()
        let label = UILabel()
        label.accessibilityIdentifier = "label"
        let stack = UIStackView(arrangedSubviews: [label])
        stack.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        stack.accessibilityIdentifier = "stack"
        view.addSubview(stack)
        return view
      })
    let inspector = ScreenInspector(live)
    let label = try #require(inspector.views.firstIndex { $0.identifier == "label" })
    let details = try #require(inspector.details(of: label))
    #expect(!details.constraints.isEmpty)
    #expect(details.constraints.allSatisfy { $0.origin == ScreenInspector.Origin(name: "UIStackView") })
    let stack = try #require(inspector.views.firstIndex { $0.identifier == "stack" })
    let width = inspector.details(of: stack)?.sides.first { $0.name == "width" }
    #expect(width?.holders.map(\.origin?.name) == ["autoresizing mask"])
  }
}
