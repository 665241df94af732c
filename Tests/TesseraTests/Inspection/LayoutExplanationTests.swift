// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

@Suite @MainActor
struct LayoutExplanationTests {
  private func layout(_ fill: @escaping @MainActor @Sendable (UIView) -> Void) throws -> LaidOutScreen {
    let screen = Screen("screen", device: try Device(name: "d", size: CGSize(width: 200, height: 100), scale: 1)) {
      let root = UIView()
      root.accessibilityIdentifier = "root"
      fill(root)
      return root
    }
    return try Renderer().layout(screen)
  }

  /// Returns a screen with a 300-point label in a 200-point row, 16 points from both ends.
  private func row() throws -> LaidOutScreen {
    try layout { root in
      let label = UILabel()
      label.text = "A text that has no room for all of its words in here"
      label.accessibilityIdentifier = "total"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      let end = label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
      end.identifier = "end"
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16), end,
        label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      ])
    }
  }

  @Test func namesTheConstraintsOfEverySide() throws {
    let explanation = try LayoutExplanation("total", in: row())
    #expect(explanation.path == "UIWindow/UIViewController 'root'/UILabel 'total'")
    let sides = Dictionary(uniqueKeysWithValues: explanation.sides.map { ($0.name, $0) })
    #expect(explanation.sides.map(\.name) == ["left", "right", "top", "bottom", "width", "height", "centerY"])
    #expect(sides["left"]?.value == 16)
    #expect(sides["left"]?.holders == ["UILabel 'total'.leading == UIView 'root'.leading + 16"])
    #expect(sides["right"]?.value == 184)
    #expect(sides["right"]?.holders == ["'end' UILabel 'total'.trailing == UIView 'root'.trailing - 16"])
    // On a device with one pixel per point, the label is 21 points high: from 39.5, which is rounded to 40, to 61.
    #expect(sides["centerY"]?.value == 50.5)
    #expect(sides["centerY"]?.holders == ["UILabel 'total'.centerY == UIView 'root'.centerY"])
    // The label's compression resistance of 750 is weaker than the constraints at both ends.
    #expect(sides["width"]?.value == 168)
    #expect(sides["width"]?.losers.count == 1)
    #expect(sides["width"]?.losers.first?.contains("CompressionResistance:750") ?? false)
    // The label's text determines the height.
    #expect(sides["height"]?.holders.contains { $0.contains("(its content, Hug:") } ?? false)
  }

  @Test func reportsUnconstrainedSides() throws {
    let screen = try layout { root in
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    let explanation = try LayoutExplanation("box", in: screen)
    #expect(explanation.sides.filter(\.isOpen).map(\.name) == ["left", "right", "bottom", "width", "height"])
    #expect(explanation.lines.contains { $0.hasPrefix("left") && $0.hasSuffix("ambiguous") })
  }

  /// For view trees in which some views have too few constraints, the audit reports the same undetermined attributes
  /// as the explanation.
  @Test(arguments: 0..<40) func unconstrainedSidesMatchTheExplanation(seed: Int) throws {
    // Knuth's constants for a 64-bit linear congruential generator.
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<4).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let places: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom, .centerX, .centerY]
    for view in views {
      for _ in 0..<below(6) {
        let attribute = places[below(places.count)]
        let other = below(2) == 0 ? root : views[below(views.count)]
        let constraint =
          other === view
          ? NSLayoutConstraint(
            item: view, attribute: below(2) == 0 ? .width : .height, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(below(80)))
          : NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: below(4) == 0 ? .greaterThanOrEqual : .equal, toItem: other,
            attribute: attribute, multiplier: 1, constant: CGFloat(below(20)))
        constraint.priority = UILayoutPriority(Float([250, 500, 999][below(3)]))
        constraint.isActive = true
      }
    }
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    window.layoutIfNeeded()
    for view in views {
      let told = view.sideExplanations { _ in "" }
      #expect(view.undeterminedSides == told?.filter(\.isUndetermined).map(\.side))
    }
  }

  @Test func reportsViewsWithoutConstraints() throws {
    let screen = try layout { root in
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      button.setTitle("Pay", for: .normal)
      root.addSubview(button)
    }
    let explanation = try LayoutExplanation("UILabel", in: screen)
    #expect(explanation.sides.isEmpty)
    #expect(
      explanation.note?.contains("UIButton \"Pay\" places it") ?? false, "\(String(describing: explanation.note))")
    // The text "Pay" identifies the button and not the label inside it.
    #expect(try LayoutExplanation("Pay", in: screen).path.hasSuffix("UIButton"))
  }

  @Test func severalAndUnknown() throws {
    let screen = try layout { root in
      for index in 0..<2 {
        let label = UILabel(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 80, height: 20))
        label.text = "Label \(index)"
        root.addSubview(label)
      }
    }
    #expect {
      try LayoutExplanation("UILabel", in: screen)
    } throws: { error in
      let text = "\(error)"
      return text.contains("matches 2 views") && text.contains("UIViewController 'root'/UILabel[2] \"Label 1\"")
    }
    #expect(try LayoutExplanation("Label 1", in: screen).path.hasSuffix("UILabel[2]"))
    #expect(try LayoutExplanation("UILabel[2]", in: screen).frame.y == 20)
    #expect(try LayoutExplanation("UIViewController 'root'/UILabel[2]", in: screen).frame.y == 20)
    #expect {
      try LayoutExplanation("nobody", in: screen)
    } throws: { error in
      "\(error)".contains("There is no view 'nobody'. The accessibility identifiers are root; the classes are UILabel")
    }
  }
}
