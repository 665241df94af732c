// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import TesseraGraphics
@_spi(Tessera) import TesseraViews
import Testing
import UIKit

/// A control that no other file refers to.
private class Dial: UIControl {
  var value = 0.25
  var title = "Volume"

  override var viewInspector: AnyViewInspector { AnyViewInspector(DialInspector(view: self)) }
}

private struct DialInspector: ControlInspector {
  let view: Dial

  var visibleText: String? { view.title }
  var hasSystemSize: Bool { view.title == "Tiny" }
  var background: ViewBackground { .fill(UIColor.black.rasterColor(with: view.traitCollection), isSystem: false) }
  var unnamedContent: UnnamedContent? { UnnamedContent(kind: "a dial", verb: "turns") }
  func isReusablePart(_ part: UIView) -> Bool { true }
  func addControlAttributes(to attributes: inout ViewAttributes) {
    attributes["value"] = .number(view.value)
    attributes["needle"] = color(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }
}

/// An app's subclass of the control without an inspector.
private final class AppDial: Dial {}

/// A view that shows text but is not a label.
private final class Sign: UIView {
  override var viewInspector: AnyViewInspector { AnyViewInspector(SignInspector(view: self)) }
}

private struct SignInspector: ViewInspector {
  let view: Sign

  var role: ViewRole { .text }
  var visibleText: String? { "Exit" }
  var letterBox: CGRect? { view.bounds }
  var textColorRuns: [TextColorRun] {
    [TextColorRun(text: "Exit", color: UIColor(white: 1, alpha: 1), font: .systemFont(ofSize: 17))]
  }
  var texts: [ShownText] {
    [
      ShownText(
        string: "Exit", font: .systemFont(ofSize: 17), availableRect: view.bounds, lines: 1, neededLines: 1,
        neededSize: CGSize(width: 90, height: 20), isTruncated: true)
    ]
  }
}

/// Reports about views whose classes the tools don't know.
@Suite @MainActor
struct ViewInspectorTests {
  private func root(_ views: UIView...) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.backgroundColor = .white
    views.forEach(root.addSubview)
    return root
  }

  private func findings(_ rule: AuditFinding.Rule, _ root: UIView) -> [String] {
    ScreenAudit.findings(in: root, rules: [rule]).map(\.message)
  }

  @Test func treesContainTextAndStyle() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    dial.isEnabled = false
    let part = UIView()
    part.isHidden = true
    dial.addSubview(part)
    let node = ViewNode(dial)
    #expect(node.text == "Volume")
    // The node contains the attributes of all controls and this control's additional attribute, but not its internal
    // subview.
    #expect(node.style == ["enabled": "no", "value": "0.25", "needle": "#FF0000"])
    #expect(node.children.isEmpty)
  }

  @Test func subclassesInheritTheirSpeaker() {
    let dial = AppDial()
    #expect(ViewNode(dial).text == "Volume")
    #expect(ViewNode(dial).style["value"] == "0.25")
    final class AppSwitch: UISwitch {}
    let toggle = AppSwitch()
    toggle.isOn = true
    #expect(ViewNode(toggle).style == ["on": "yes"])
  }

  @Test func explanationsUseItsText() throws {
    let dial = Dial(frame: CGRect(x: 10, y: 0, width: 60, height: 60))
    let explanation = try LayoutExplanation("Volume", in: root(dial))
    #expect(explanation.name == "Dial \"Volume\"")
  }

  @Test func auditsTouchTargetAndLabel() {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(findings(.smallTouchTarget, root(dial)).map { $0.contains("is 60 × 30 pt") } == [true])
    #expect(
      findings(.missingLabel, root(dial)) == [
        "Dial \"Volume\" is a dial without accessibilityLabel, so a screen reader can't describe it. Set one that describes what "
          + "it turns."
      ])
    dial.title = "Tiny"
    #expect(findings(.smallTouchTarget, root(dial)).isEmpty)
  }

  @Test func auditsContrast() {
    // White on white has a contrast of 1 to 1, and white on the dial's black 21 to 1.
    let sign = Sign(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    #expect(
      findings(.lowContrast, root(sign)).map { $0.contains("a contrast of 1 to 1: #FFFFFF on #FFFFFF") } == [true])
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(findings(.lowContrast, root(dial, sign)).isEmpty)
  }

  @Test func auditsTextTruncationAndPosition() {
    let sign = Sign(frame: CGRect(x: 180, y: 10, width: 40, height: 20))
    #expect(
      findings(.truncatedText, root(sign)).map { $0.contains("it is 40 pt wide and needs 90") } == [true])
    #expect(findings(.outsideParent, root(sign)).map { $0.contains("extends 20 pt beyond") } == [true])
  }
}
