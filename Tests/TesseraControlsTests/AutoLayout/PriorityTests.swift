// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// A higher priority wins over any number of lower ones, fractional priorities are distinguished, and changes take
/// effect at the next layout.
@MainActor @Suite struct PriorityTests {
  nonisolated static let fights: [(Float, Float)] = [
    (1000, 999.5), (999.5, 999), (751, 750), (750.25, 750), (250, 249), (1, 0.5), (50, 49),
  ]

  /// Two optional widths: 70 at the higher priority and 30 at the lower. The higher priority wins completely,
  /// regardless of the order.
  @Test(arguments: fights, [false, true])
  func theHigherPriorityWinsCompletely(_ fight: (Float, Float), swapped: Bool) {
    let root = makeRoot()
    let box = addBox(to: root)
    let wishes = [
      box.widthAnchor.constraint(equalToConstant: 70).at(fight.0),
      box.widthAnchor.constraint(equalToConstant: 30).at(fight.1),
    ]
    NSLayoutConstraint.activate(swapped ? wishes.reversed() : wishes)
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  /// One constraint at priority 251 against two hundred at 250.
  @Test func aHigherPriorityWinsOverManyLowerOnes() {
    let root = makeRoot()
    let box = addBox(to: root)
    box.widthAnchor.constraint(equalToConstant: 70).at(251).isActive = true
    for _ in 0..<200 { box.widthAnchor.constraint(equalToConstant: 30).at(250).isActive = true }
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
  }

  @Test func changesWhileActive() {
    let root = makeRoot()
    let box = addBox(to: root)
    let (a, b) = (
      box.widthAnchor.constraint(equalToConstant: 70).at(600), box.widthAnchor.constraint(equalToConstant: 30).at(500)
    )
    activate(a, b)
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
    b.priority = UILayoutPriority(700)
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
    a.priority = .required
    root.layoutIfNeeded()
    #expect(box.frame.width == 70)
    a.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(box.frame.width == 30)
  }

  @Test func constantsAndActivationChangeAfterLayout() {
    let root = makeRoot()
    let box = addBox(to: root)
    let (left, width) = (
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4), box.widthAnchor.constraint(equalToConstant: 50)
    )
    let fallback = box.widthAnchor.constraint(equalToConstant: 20).at(10)
    activate(left, width, fallback)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 4)
    left.constant = 9
    width.constant = 60
    // Layout happens only in layoutIfNeeded.
    #expect(box.frame.minX == 4)
    root.layoutIfNeeded()
    #expect((box.frame.minX, box.frame.width) == (9, 60))
    width.isActive = false
    root.layoutIfNeeded()
    #expect(box.frame.width == 20)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 60)
  }
}

/// Content hugging (don't grow) and compression resistance (don't shrink) of views with an intrinsic size.
@MainActor @Suite struct IntrinsicSizeTests {
  /// Two views with intrinsic widths of 120 and 100, 220 in total, fill a row of `width`. Each view has a pair of
  /// priorities (hugging, compression resistance), and the view with the lower priority absorbs the difference.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let width: CGFloat
    let first: (Float, Float)
    let second: (Float, Float)
    let widths: (CGFloat, CGFloat)
    var testDescription: String { name }
  }

  nonisolated static let rows = [
    Row(name: "exact fit", width: 220, first: (250, 750), second: (250, 750), widths: (120, 100)),
    Row(name: "60 missing, second yields", width: 160, first: (250, 751), second: (250, 750), widths: (120, 40)),
    Row(name: "60 missing, first yields", width: 160, first: (250, 749), second: (250, 750), widths: (60, 100)),
    Row(
      name: "180 missing, first keeps what there is", width: 40, first: (250, 751), second: (250, 750), widths: (40, 0)),
    Row(name: "80 left, second hugs more", width: 300, first: (250, 750), second: (251, 750), widths: (200, 100)),
    Row(name: "80 left, first hugs more", width: 300, first: (250.5, 750), second: (250, 750), widths: (120, 180)),
    Row(name: "required compression beats all", width: 160, first: (250, 1000), second: (250, 999), widths: (120, 40)),
  ]

  @Test(arguments: rows)
  func twoViewsInARow(_ row: Row) {
    let root = makeRoot(row.width)
    let (a, b) = (adopt(Sized(120, 20), root), adopt(Sized(100, 20), root))
    for (view, priorities) in [(a, row.first), (b, row.second)] {
      view.setContentHuggingPriority(UILayoutPriority(priorities.0), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(priorities.1), for: .horizontal)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(0, 0, row.widths.0, 20))
    #expect(b.frame == CGRect(row.widths.0, 0, row.widths.1, 20))
  }

  /// The same priorities, set after the first layout.
  @Test func prioritiesChangeAfterLayout() {
    let root = makeRoot(160)
    let (a, b) = (adopt(Sized(120, 20), root), adopt(Sized(100, 20), root))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    activate(
      a.leftAnchor.constraint(equalTo: root.leftAnchor), b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor))
    root.layoutIfNeeded()
    #expect(b.frame.width == 40)
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect((a.frame.width, b.frame.width) == (60, 100))
  }

  @Test func isQueriedAgainOnlyIfInvalid() {
    let root = makeRoot()
    let view = adopt(Sized(30, 20), root)
    activate(view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 30, 20))
    let asked = view.questions
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.questions == asked)
    view.content = CGSize(width: 50, height: 25)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 50, 25))
    #expect(view.questions == asked + 1)
    // The view has no intrinsic width.
    view.content = CGSize(width: UIView.noIntrinsicMetric, height: 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 0, 10))
  }

  /// Invalid sizes are ignored, and huge sizes are limited to a finite number.
  @Test(arguments: [(CGFloat.nan, CGFloat(0)), (-5, 0), (-1, 0), (0, 0)])
  func ignoresInvalidIntrinsicSizes(_ width: CGFloat, _ expected: CGFloat) {
    let root = makeRoot()
    let view = adopt(Sized(width, 20), root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == expected)
  }

  @Test func infiniteSizeStaysFinite() {
    let root = makeRoot()
    let view = adopt(Sized(.infinity, .greatestFiniteMagnitude), root)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.isFiniteRect)
  }

  /// Default hugging as in Interface Builder's table: labels and image views 251, switches 750, other views 250.
  /// Default compression resistance is 750.
  @Test func usesDocumentedDefaultPriorities() {
    let views: [(UIView, Float)] = [
      (UIView(), 250), (UILabel(), 251), (UIImageView(), 251), (UISwitch(), 750), (UIButton(), 250),
      (UIStackView(), 250),
    ]
    for (view, hugging) in views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentHuggingPriority(for: axis).rawValue == hugging)
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
      }
    }
  }
}
