// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssertions
@testable import TesseraTesting
import TesseraViews
import Testing

@Suite @MainActor
struct TextStrategyTests {
  func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    guard case .text(let text, _) = try strategy.capture(value) else { return "" }
    return text
  }

  /// Returns a view of 60 x 20 points. Its first subview is half as wide, with a bottom edge determined by an
  /// optional constraint. The second subview follows the first.
  func constrained() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let total = UIView()
    total.accessibilityIdentifier = "total"
    let other = UIView()
    for item in [total, other] {
      item.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(item)
    }
    let bottom = total.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -1)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      total.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      total.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
      total.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      total.topAnchor.constraint(equalTo: view.topAnchor), bottom,
      other.leadingAnchor.constraint(equalTo: total.trailingAnchor),
      other.topAnchor.constraint(equalTo: view.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 5), other.heightAnchor.constraint(equalToConstant: 6),
    ])
    return view
  }

  /// The first subview begins at x = 8. It is 60 / 2 = 30 points wide and 19 points high. The second begins where the
  /// first ends.
  @Test func layout() throws {
    let found = try text(constrained(), .layout)
    #expect(
      found == """
        UIView#1 0 0 60 20
          · UIView 'total'.leading == UIView#1.leading + 8
          · UIView 'total'.trailing <= UIView#1.layoutMarginsGuide.trailing
          · UIView 'total'.width == 0.5*UIView#1.width
          · UIView 'total'.top == UIView#1.top
          · UIView 'total'.bottom == UIView#1.bottom - 1 @750
          · UIView#2.leading == UIView 'total'.trailing
          · UIView#2.top == UIView#1.top
          UIView 'total' 8 0 30 19
          UIView#2 38 0 5 6
            · UIView#2.width == 5
            · UIView#2.height == 6
        """, "\(found)")
  }

  @Test func reportsBrokenAndAmbiguousLayout() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.widthAnchor.constraint(equalToConstant: 10),
      label.widthAnchor.constraint(equalToConstant: 20), label.heightAnchor.constraint(equalToConstant: 5),
    ])
    let lines = try text(view, .layout).split(separator: "\n")
    // No constraint determines the label's position, and only one of its two width constraints is satisfied.
    #expect(lines.contains { $0.hasPrefix("  UILabel ") && $0.hasSuffix(" (ambiguous)") })
    #expect(lines.filter { $0.hasSuffix("(broken)") }.count == 1)
  }

  @Test func recursiveDescription() throws {
    let view = twoColors()
    view.subviews[0].isHidden = true
    #expect(
      try text(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 40 20); backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>
           | <UIView; frame = (0 0; 10 10); accessibilityIdentifier = 'square'; hidden = YES; \
        backgroundColor = UIExtendedSRGBColorSpace 0 1 0 1; layer = <CALayer>>
        """)
  }

  /// Descriptions contain no addresses, so they are equal in every run.
  @Test func descriptionsOfScreens() throws {
    let screen = Screen("two", device: .iPhoneSE) { twoColors() }
    let first = try text(screen, .recursiveDescription)
    #expect(first == (try text(screen, .recursiveDescription)))
    #expect(first.hasPrefix("<UIWindow; frame = (0 0; 375 667)"))
    #expect(try text(screen, .layout).hasPrefix("UIWindow 0 0 375 667\n  UIView 0 0 375 667"))
    let controller = UIViewController()
    #expect(try text(controller, .layout(size: CGSize(width: 10, height: 10))).hasPrefix("UIView 0 0 10 10"))
    #expect(try text(controller, .recursiveDescription).contains("frame = (0 0; 393 852)"))
  }

  struct Point: Encodable { var y = 2, x = 1 }

  @Test func values() throws {
    #expect(try text("a\nb", .lines) == "a\nb")
    #expect(try text(17, .description) == "17")
    #expect(try text(Point(), .json) == "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
    let words = Snapshotting<[String], String>(pathExtension: "md") { $0.joined(separator: " ") }
    #expect(try text(["a", "b"], words) == "a b")
    #expect(try words.capture([]).pathExtension == "md")
  }

  @Test(
    arguments: [
      (0, "0"), (8, "8"), (-0.5, "-0.5"), (20.33333, "20.333"), (1.0004, "1"), (1.05, "1.05"), (.infinity, "inf"),
      (1e13, "10000000000000.0"),
    ] as [(CGFloat, String)])
  func numbers(_ value: CGFloat, _ text: String) {
    #expect(LayoutText.number(value) == text)
  }

  /// A tree of 501 levels has one line per view.
  @Test func deepTrees() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    var view = root
    for _ in 0..<500 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.addSubview(next)
      view = next
    }
    #expect(RecursiveDescription.text(of: root).split(separator: "\n").count == 501)
    #expect(LayoutText(root).text.split(separator: "\n").count == 501)
  }
}
