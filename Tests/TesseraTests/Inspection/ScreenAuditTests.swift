// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import Testing
import UIKit

/// For each rule, a screen that violates it and a screen that does not.
@Suite @MainActor
struct ScreenAuditTests {
  private func audit(_ rule: AuditFinding.Rule, dark: Bool = false, _ fill: (UIView) -> Void) throws -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.backgroundColor = .white
    fill(root)
    root.layoutIfNeeded()
    return ScreenAudit.findings(in: root, rules: [rule]).map(\.message)
  }

  private func label(_ text: String, _ frame: CGRect, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Text

  @Test func truncatedText() throws {
    let found = try audit(.truncatedText) { root in
      root.addSubview(label("A text that is longer than its label", rect(0, 0, 60, 21)))
      root.addSubview(label("Short", rect(0, 30, 60, 21)))
      // The font shrinks until the text fits: 114 points wide at 17 points, 57 at half of that.
      let shrinking = label("Longer than it", rect(0, 60, 60, 21))
      shrinking.minimumScaleFactor = 0.5
      shrinking.adjustsFontSizeToFitWidth = true
      root.addSubview(shrinking)
      // Two lines were requested and are shown, so the truncation is intentional.
      let excerpt = label("One two three four five six seven eight", rect(0, 90, 80, 42))
      excerpt.numberOfLines = 2
      root.addSubview(excerpt)
      // The number of lines is unlimited, but there is room for only one.
      let tall = label("One two three four five six seven", rect(0, 140, 80, 21))
      tall.numberOfLines = 0
      root.addSubview(tall)
    }
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("UILabel \"A text that is longer than it…\" does not show all of"), "\(found)")
    #expect(found[0].contains("it is 60 pt wide and needs "))
    #expect(found[1].contains("shows 1 of the "), "\(found)")
  }

  @Test(
    arguments: [
      // Gray level, font size, bold, and the expected message. WCAG's formula yields 21 for black on white, 4.54 for
      // #767676 and 4.47 for #777777.
      (0x00, 17, false, nil), (0x76, 17, false, nil), (0x77, 17, false, "4.47 to 1: #777777 on #FFFFFF"),
      // Large text requires a contrast of 3. #949494 has 3.03, and #959595 has 2.99.
      (0x94, 18, false, nil), (0x94, 17, false, "3.03 to 1"), (0x94, 14, true, nil), (0x95, 18, false, "2.99 to 1"),
    ] as [(Int, CGFloat, Bool, String?)])
  func contrast(_ gray: Int, _ size: CGFloat, _ isBold: Bool, _ expected: String?) throws {
    let found = try audit(.lowContrast) { root in
      let text = label("Text", rect(0, 0, 100, 30))
      text.font = isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      text.textColor = UIColor(white: CGFloat(gray) / 255, alpha: 1)
      root.addSubview(text)
    }
    #expect(found.count == (expected == nil ? 0 : 1), "\(found)")
    if let expected { #expect(found.first?.contains(expected) ?? false, "\(found)") }
  }

  @Test func contrastUsesTheBackground() throws {
    let found = try audit(.lowContrast) { root in
      // Half-transparent black on white, 128 of 255, is #7F7F7F: 4.00 to 1.
      let pale = label("Pale", rect(0, 0, 100, 30))
      pale.textColor = .black
      pale.alpha = 0.5
      root.addSubview(pale)
      // A dark card below white text. The card and the label are siblings.
      let card = UIView(frame: rect(0, 40, 100, 40))
      card.backgroundColor = .black
      root.addSubview(card)
      let light = label("Light", rect(10, 50, 80, 20))
      light.textColor = .white
      root.addSubview(light)
      // Text on an image, disabled text and text in system colors are not reported.
      let picture = UIImageView(frame: rect(0, 90, 100, 40))
      picture.image = UIImage(systemName: "heart")
      root.addSubview(picture)
      let onPicture = label("Picture", rect(0, 100, 90, 20))
      onPicture.textColor = .white
      root.addSubview(onPicture)
      let disabled = label("Off", rect(120, 0, 50, 20))
      disabled.textColor = .lightGray
      disabled.isEnabled = false
      root.addSubview(disabled)
      let secondary = label("Note", rect(120, 40, 50, 20))
      secondary.textColor = .secondaryLabel
      root.addSubview(secondary)
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UILabel \"Pale\" has a contrast of 4 to 1") ?? false, "\(found)")
  }

  // MARK: Positions

  @Test func clippedView() throws {
    let found = try audit(.clippedView) { root in
      let card = UIView(frame: rect(0, 0, 100, 30))
      card.clipsToBounds = true
      card.addSubview(label("Cut", rect(10, 20, 50, 20)))
      card.addSubview(label("Away", rect(10, 60, 50, 20)))
      let decoration = UIView(frame: rect(-20, -20, 60, 60))
      decoration.backgroundColor = .red
      card.addSubview(decoration)
      root.addSubview(card)
      let scroll = UIScrollView(frame: rect(0, 100, 100, 30))
      scroll.addSubview(label("Scrolled", rect(0, 20, 80, 20)))
      root.addSubview(scroll)
    }
    // The letters are vertically centered in 20 points, and the card ends 10 points below the label's top.
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UILabel \"Cut\" is clipped by ") ?? false, "\(found)")
    #expect(found.first?.contains("at the bottom of") ?? false)
  }

  @Test func overlappingViews() throws {
    let found = try audit(.overlappingViews) { root in
      root.addSubview(label("Under the other", rect(0, 0, 150, 20)))
      root.addSubview(label("Over", rect(20, 5, 100, 20)))
      // Only the frames overlap here, but the letters do not.
      root.addSubview(label("Left", rect(0, 60, 190, 20)))
      let right = label("Right", rect(0, 60, 190, 20))
      right.textAlignment = .right
      root.addSubview(right)
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("UILabel \"Over\" covers ") ?? false, "\(found)")
    #expect(found.first?.contains("of UILabel \"Under the other\"") ?? false)
  }

  @Test func outsideParent() throws {
    let found = try audit(.outsideParent) { root in
      let card = UIView(frame: rect(20, 20, 100, 40))
      let button = UIButton(frame: rect(70, 0, 50, 44))
      button.setTitle("Go", for: .normal)
      card.addSubview(button)
      root.addSubview(card)
      root.addSubview(label("Beyond the edge of the screen", rect(150, 100, 300, 20)))
    }
    // 70 + 50 - 100 = 20 points at the right exceed the 4 points at the bottom.
    #expect(found.first?.contains("extends 20 pt beyond UIView") ?? false, "\(found)")
    #expect(found.first?.contains("It receives no touches there.") ?? false)
    #expect(found.count == 2)
  }

  @Test func outsideSafeArea() throws {
    let screen = Screen("notch", device: .iPhone14) { () -> UIView in
      let root = UIView()
      root.backgroundColor = .white
      let high = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 20))
      high.text = "Under the notch"
      let low = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 20))
      low.text = "Below it"
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let scrolled = UILabel(frame: CGRect(x: 200, y: 5, width: 100, height: 20))
      scrolled.text = "Scrolls"
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.addSubview(scrolled)
      for view in [scroll, high, low] { root.addSubview(view) }
      return root
    }
    let found = ScreenAudit.findings(in: try Renderer().layout(screen), rules: [.outsideSafeArea])
    #expect(found.count == 1)
    // The device's safe area begins at 47.
    #expect(found.first?.message.contains("beyond the safe area at the top") ?? false, "\(found)")
    #expect(found.first?.message.hasPrefix("UILabel \"Under the notch\"") ?? false)
  }

  // MARK: Touches and screen readers

  final class GenerousButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
  }

  @Test func smallTouchTarget() throws {
    let found = try audit(.smallTouchTarget) { root in
      let small = UIButton(frame: rect(10, 10, 30, 30))
      small.setTitle("x", for: .normal)
      let large = UIButton(frame: rect(100, 10, 44, 44))
      let generous = GenerousButton(frame: rect(100, 100, 24, 24))
      let off = UIButton(frame: rect(10, 100, 20, 20))
      off.isEnabled = false
      for view in [small, large, generous, off, UISwitch(frame: rect(10, 150, 51, 31))] { root.addSubview(view) }
    }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("The touch area of UIButton \"x\" is 30 × 30 pt, below") ?? false, "\(found)")
  }

  @Test func missingLabel() throws {
    let found = try audit(.missingLabel) { root in
      let icon = UIButton(frame: rect(0, 0, 44, 44))
      icon.setImage(UIImage(systemName: "heart"), for: .normal)
      let named = UIButton(frame: rect(50, 0, 44, 44))
      named.setImage(UIImage(systemName: "heart"), for: .normal)
      named.accessibilityLabel = "Like"
      let decoration = UIImageView(frame: rect(100, 0, 44, 44))
      decoration.image = UIImage(systemName: "heart")
      let picture = UIImageView(frame: rect(150, 0, 44, 44))
      picture.image = UIImage(systemName: "heart")
      picture.isAccessibilityElement = true
      let close = UIButton(type: .close)
      close.frame = rect(0, 100, 44, 44)
      for view in [icon, named, decoration, picture, close] as [UIView] { root.addSubview(view) }
    }
    #expect(found.count == 2)
    #expect(found.first?.contains("is an icon button without accessibilityLabel") ?? false, "\(found)")
    #expect(found.last?.contains("is a picture without accessibilityLabel") ?? false, "\(found)")
  }

  // MARK: Constraints

  @Test func ambiguousAndBroken() throws {
    let root = UIView(frame: rect(0, 0, 200, 200))
    let loose = UIView()
    loose.accessibilityIdentifier = "loose"
    let torn = UIView()
    torn.accessibilityIdentifier = "torn"
    for view in [loose, torn] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      loose.topAnchor.constraint(equalTo: root.topAnchor), loose.heightAnchor.constraint(equalToConstant: 10),
      loose.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      torn.topAnchor.constraint(equalTo: root.topAnchor), torn.heightAnchor.constraint(equalToConstant: 10),
      torn.leadingAnchor.constraint(equalTo: root.leadingAnchor), torn.widthAnchor.constraint(equalToConstant: 50),
      torn.widthAnchor.constraint(equalToConstant: 60),
    ])
    root.layoutIfNeeded()
    let open = ScreenAudit.findings(in: root, rules: [.ambiguousLayout])
    #expect(open.map(\.path) == ["UIView/UIView 'loose'"])
    #expect(open.first?.message.contains("leave its right and width ambiguous") ?? false, "\(open)")
    let broken = ScreenAudit.findings(in: root, rules: [.brokenConstraint])
    // The most recently activated constraint is broken.
    #expect(broken.count == 1)
    #expect(
      broken.first?.message.hasPrefix("The constraint UIView 'torn'.width == 60 was broken") ?? false, "\(broken)")
  }

  // MARK: Baseline

  @Test func baselinesMatchFindingsByRuleAndPath() throws {
    try SnapshotCheckTests.withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let path = folder + "/audit.json"
      let frame = ViewNode.Rect(x: 0, y: 0, width: 1, height: 1)
      var finding = AuditFinding(rule: .lowContrast, path: "UIWindow/UILabel 'a'", message: "pale", frame: frame)
      var baseline = AuditBaseline()
      baseline.insert(finding, screen: "home")
      try baseline.write(to: path)
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      #expect(
        text == """
          {
            "screens" : {
              "home" : [
                "low-contrast UIWindow/UILabel 'a'"
              ]
            },
            "version" : 1
          }

          """)
      let read = try AuditBaseline.read(path)
      finding.frame.x = 99
      finding.message = "paler"
      #expect(read.contains(finding, screen: "home"))
      #expect(!read.contains(finding, screen: "other"))
      finding.rule = .truncatedText
      #expect(!read.contains(finding, screen: "home"))
      try Data("[]".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: AuditBaseline.Failure.self) { try AuditBaseline.read(path) }
      #expect(throws: AuditBaseline.Failure.self) { try AuditBaseline.read(folder + "/none.json") }
    }
  }
}
