// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraLayout
@testable import TesseraViews

/// The constraints created by visual formats. Expected frames are calculated by hand from Apple's rules, in a root of
/// 200 x 100 points.
@MainActor @Suite struct VisualFormatTests {
  let root = makeRoot()
  let a = UIView()
  let b = UIView()

  init() {
    for view in [a, b] { _ = adopt(view, root) }
  }

  @discardableResult
  private func apply(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    let constraints = formats.flatMap {
      NSLayoutConstraint.constraints(
        withVisualFormat: $0, options: options, metrics: metrics, views: ["a": a, "b": b])
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    return constraints
  }

  /// The superview's margin and the standard space between siblings are both 8 points.
  @Test func standardSpaces() {
    apply("|-[a(50)]-[b]-|", "V:|-[a(20)]-[b]-|")
    #expect(a.frame == CGRect(8, 8, 50, 20))
    // The view begins at 8 + 50 + 8 = 66 and ends at 200 - 8.
    #expect(b.frame == CGRect(66, 36, 126, 56))
  }

  /// `|-` represents the margin, which may change later.
  @Test func theSpaceToTheSuperviewIsItsMargin() {
    apply("|-[a]-|", "V:|[a]|")
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(20, 0, 140, 100))
  }

  @Test func flushAndFixedSpaces() {
    apply("H:|[a(60)][b]-30-|", "V:|-(-5)-[a]-gap-|", "V:|-1.0-[b(==a)]", metrics: ["gap": 15])
    #expect(a.frame == CGRect(0, -5, 60, 90))
    #expect(b.frame == CGRect(60, 1, 110, 90))
  }

  @Test(arguments: [Int(30), Float(30), Double(30), CGFloat(30), UInt8(30), NSNumber(value: 30)] as [any Sendable])
  func metricsAcceptAnyNumberType(_ metric: any Sendable) {
    apply("|[a(m)]", metrics: ["m": metric])
    #expect(a.frame.width == 30)
  }

  /// The width of `a` is 60, because its maximum of 60 is required and its minimum of 90 is optional. `b` is at least
  /// 50 wide, and its width of 20 is optional.
  @Test func relationsAndPriorities() {
    apply("|[a(<=60,>=90@750)][b(>=50,==20@low)]", metrics: ["low": 100])
    #expect((a.frame.width, b.frame.minX, b.frame.width) == (60, 60, 50))
  }

  @Test func aViewIsAsWideAsAnother() {
    apply("|[a(==b)]-[b]|")
    // (200 - 8) / 2.
    #expect((a.frame.width, b.frame.minX, b.frame.width) == (96, 104, 96))
  }

  @Test func metricsTakePrecedenceOverViews() {
    apply("|[a(b)]-10-[b(5)]", metrics: ["b": 33])
    #expect(a.frame.width == 33)
  }

  /// Each view is aligned with the previous one. The alignment constraints follow the row's constraints.
  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllTop, NSLayoutConstraint.Attribute.top), (.alignAllBottom, .bottom),
    (.alignAllCenterY, .centerY), (.alignAllFirstBaseline, .firstBaseline), (.alignAllLastBaseline, .lastBaseline),
  ])
  func alignsARow(_ option: NSLayoutConstraint.FormatOptions, _ attribute: NSLayoutConstraint.Attribute) {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", options: option, views: ["a": a, "b": b])
    #expect(made.map(\.firstAttribute) == [.leading, attribute])
    #expect(made[1].firstItem === b && made[1].secondItem === a && made[1].secondAttribute == attribute)
  }

  @Test func alignsAColumn() {
    apply("V:|-10-[a(20)]-[b(30)]", "|-40-[a(50)]", "[b(70)]", options: [])
    apply("V:[a]-[b]", options: .alignAllCenterX)
    // The center of `a` is 40 + 25 = 65, and `b` begins 35 to the left of it.
    #expect(b.frame == CGRect(30, 38, 70, 30))
  }

  @Test func directions() {
    let attributes = { (options: NSLayoutConstraint.FormatOptions) in
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[a]-5-[b]|", options: options, views: ["a": a, "b": b]
      ).map { [$0.firstAttribute, $0.secondAttribute] }
    }
    #expect(attributes([]) == [[.leading, .leadingMargin], [.leading, .trailing], [.trailing, .trailing]])
    #expect(attributes(.directionLeftToRight) == [[.left, .leftMargin], [.left, .right], [.right, .right]])
    #expect(attributes(.directionRightToLeft) == [[.rightMargin, .right], [.left, .right], [.left, .left]])
  }

  /// From right to left: a margin of 8, a view of 50, a gap of 5, and a view that extends to 0 at the left.
  @Test func readsRightToLeft() {
    apply("|-[a(50)]-5-[b]|", options: .directionRightToLeft)
    #expect((a.frame.minX, a.frame.width) == (142, 50))
    #expect((b.frame.minX, b.frame.width) == (0, 137))
  }

  @Test func readingDirectionMirrorsARow() {
    let window = makeWindow(200, 100, direction: .rightToLeft)
    window.addSubview(a)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-10-[a(50)]", views: ["a": a]))
    window.layoutIfNeeded()
    #expect((a.frame.minX, a.frame.width) == (140, 50))
  }

  @Test func spacesBetweenBaselines() {
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-4-[a]-[b]", options: .spacingBaselineToBaseline, views: ["a": a, "b": b])
    #expect(made.map(\.firstAttribute) == [.top, .firstBaseline])
    #expect(made[1].secondAttribute == .lastBaseline && made[1].constant == 8)
  }

  @Test func acceptsGuides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-10-[g(20)]-3-[a(7)]", views: ["g": guide, "a": a]))
    root.layoutIfNeeded()
    #expect((guide.layoutFrame.minX, a.frame.minX) == (10, 33))
  }

  /// The description of a standard space, as in UIKit's conflict log.
  @Test func describesSystemSpacing() {
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", views: ["a": a, "b": b])
    let name = ConstraintDescription.name
    #expect(made[0].description.contains(" H:[\(name(a))]-(NSSpace(8))-[\(name(b))]   (inactive)>"))
    let below = b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 2).at(500)
    #expect(below.description.contains(" V:[\(name(a))]-(>=NSSpace(16)@500)-[\(name(b))]"))
  }
}

/// An invalid format terminates the process with UIKit's message.
@MainActor @Suite struct VisualFormatMisuseTests {
  private func mentions(_ words: String, _ result: ExitTest.Result?) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }

  @Test func aMissingColon() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "V|[a]", views: ["a": UIView()]) }
    }
    #expect(
      mentions(
        "'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \nExpected ':' after 'V' to specify "
          + "vertical arrangement \nV|[a] \n ^'", result))
  }

  @Test func anUnknownView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a][blackBox]", views: ["a": UIView()])
      }
    }
    #expect(mentions("Unable to find view with name blackBox \n[a][blackBox] \n    ^", result))
  }

  @Test func anUnknownMetric() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]-gap-[a]", views: ["a": UIView()])
      }
    }
    #expect(mentions("gap is not a key in the metrics dictionary. \n[a]-gap-[a] \n    ^", result))
  }

  @Test func noSuperview() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", views: ["a": UIView()]) }
    }
    #expect(
      mentions(
        "Unable to interpret '|' character, because the related view doesn't have a superview \nH:|[a] \n  ^", result))
  }

  @Test func alignmentAlongTheAxis() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a]", options: .alignAllLeft, views: ["a": UIView()])
      }
    }
    #expect(
      mentions(
        "aligned on a horizontal edge, which is not allowed for layout that is also horizontal. \n[a] \n   ^", result))
  }

  /// A common idiom on iOS: if both edges are aligned, all views of a column are as wide as the first view.
  @Test func twoAlignments() {
    let root = makeRoot()
    let (a, b) = (addBox(to: root), addBox(to: root))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-8-[b]", options: [.alignAllLeft, .alignAllRight], views: ["a": a, "b": b])
    let sides = made.map(\.firstAttribute)
    #expect(sides == [.top, .left, .right])
    #expect(made.count == 3)
  }

  @Test func aPriorityBeyondRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "[a(5@1001)]", views: ["a": UIView()])
      }
    }
    #expect(mentions("It's illegal to set priority:1001", result))
  }
}

@Suite struct FormatOptionsTests {
  /// UIKit's raw values: 1 << attribute, directions from bit 16, spacing in bit 19.
  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, UInt(2)), (.alignAllRight, 4), (.alignAllTop, 8),
    (.alignAllBottom, 16), (.alignAllLeading, 32), (.alignAllTrailing, 64), (.alignAllCenterX, 512),
    (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048), (.alignAllFirstBaseline, 4096), (.alignmentMask, 0xFFFF),
    (.directionLeadingToTrailing, 0), (.directionLeftToRight, 0x10000), (.directionRightToLeft, 0x20000),
    (.directionMask, 0x30000), (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
  ])
  func rawValues(_ option: NSLayoutConstraint.FormatOptions, _ value: UInt) {
    #expect(option.rawValue == value)
  }
}
