// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import Testing
import UIKit

@Suite @MainActor
struct ViewNodeCaptureTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ViewNode.Rect {
    ViewNode.Rect(x: x, y: y, width: width, height: height)
  }

  @Test func framesAreInWindowCoordinates() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    box.bounds.origin = CGPoint(x: 0, y: 5)
    let inner = UIView(frame: CGRect(x: 1, y: 7, width: 1.0 / 3, height: 2))
    root.addSubview(box)
    box.addSubview(inner)
    let tree = ViewNode(root)
    #expect(tree.children[0].frame == rect(10, 20, 50, 40))
    // x = 10 + 1, and y = 20 + 7 - 5, because the box is scrolled by 5 points. A third is rounded to thousandths.
    #expect(tree.children[0].children[0].frame == rect(11, 22, 0.333, 2))
    // A subtree captured alone has the same frames as in the whole tree.
    #expect(ViewNode(inner).frame == rect(11, 22, 0.333, 2))
  }

  @Test func rotatedViewsHaveTheirBoundingBox() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = UIView(frame: CGRect(x: 40, y: 45, width: 20, height: 10))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    root.addSubview(turned)
    // A quarter turn about (50, 50).
    #expect(ViewNode(root).children[0].frame == rect(45, 40, 10, 20))
    #expect(ViewNode(root).children[0].style["transform"] == "0 1 -1 0")
  }

  @Test func clampsNonFiniteNumbers() {
    #expect(
      ViewNode.Rect(CGRect(x: .nan, y: .infinity, width: -.infinity, height: -0.0001)) == rect(0, 1e9, -1e9, 0))
  }

  final class GenericBox<Value>: UIView {}

  @Test func classNamesOmitModuleAndGenerics() {
    #expect(ViewNode(UILabel()).className == "UILabel")
    #expect(ViewNode(GenericBox<[String: Int]>()).className == "GenericBox")
  }

  @Test func hiddenViewsOmitTheirSubviews() {
    let root = UIView()
    let hidden = UIView()
    hidden.isHidden = true
    hidden.addSubview(UILabel())
    root.addSubview(hidden)
    let tree = ViewNode(root)
    #expect(tree.children.count == 1)
    #expect(tree.children[0].isHidden && tree.children[0].children.isEmpty)
  }

  @Test func capturesVisibleText() {
    let label = UILabel()
    label.text = "Total"
    let button = UIButton(type: .system)
    button.setTitle("Pay", for: .normal)
    let field = UITextField()
    field.placeholder = "Name"
    let secret = UITextField()
    secret.text = "abc"
    secret.isSecureTextEntry = true
    let segments = UISegmentedControl(items: ["Day", "Week"])
    #expect(
      [label, button, field, secret, segments].map { ViewNode($0).text } == [
        "Total", "Pay", "Name", "•••", "Day | Week",
      ])
    // The button has neither an image nor a subtitle, so its label is the only child.
    #expect(ViewNode(button).children.map(\.className) == ["UILabel"])
  }

  @Test func stylesContainNonDefaultValues() {
    let view = UIView()
    #expect(ViewNode(view).style.isEmpty)
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    view.overrideUserInterfaceStyle = .dark
    view.alpha = 0.5
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).cgColor
    #expect(
      ViewNode(view).style == [
        "background": "#000000", "alpha": "0.5", "corner radius": "8", "border": "1 pt #FF000080",
      ])
    let label = UILabel()
    label.text = "a"
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    label.numberOfLines = 0
    #expect(
      ViewNode(label).style == ["font": "System Semibold 15", "text colour": "#0000FF", "number of lines": "0"])
  }

  @Test func capturesTenThousandNestedViews() throws {
    let root = UIView()
    var last = root
    for index in 1...10_000 {
      let view = UIView()
      view.tag = index
      last.addSubview(view)
      last = view
    }
    last.accessibilityIdentifier = "innermost"
    let tree = ViewNode(root)
    let table = ViewTable(tree)
    #expect(table.nodes.count == 10_001)
    #expect(table.nodes.last?.identifier == "innermost")
    // The JSON has so few nesting levels that any decoder can read it.
    let data = try JSONEncoder().encode(tree)
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == tree)
  }

  @Test func treesRoundTripThroughCoding() throws {
    let controller = UIViewController()
    controller.view.addSubview(UISwitch())
    let tree = ViewNode(controller.view)
    #expect(tree.controller == "UIViewController")
    #expect(try JSONDecoder().decode(ViewNode.self, from: JSONEncoder().encode(tree)) == tree)
  }
}
