// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import Testing

@MainActor @Suite struct ArithmeticTests {
  let stage = Stage()
  var view1: UIView { stage.view1 }
  var view2: UIView { stage.view2 }

  private func numbers(_ constraint: MortarConstraint) -> [[CGFloat]] {
    constraint.layoutConstraints.map { [$0.multiplier, $0.constant] }
  }

  @Test func followsAlgebra() {
    #expect(numbers(view1 |=| view2.m_top + 3 - 1) == [[1, 2]])
    #expect(numbers(view1 |=| view2.m_top * 2 * 3 / 4) == [[1.5, 0]])
    #expect(numbers(view1 |=| (view2.m_top + 20) * 2) == [[2, 40]])
    #expect(numbers(view1 |=| view2.m_top * 2 + 20) == [[2, 20]])
    #expect(numbers(view1.m_size |=| view2.m_size * (2, 3) - (1, 2)) == [[2, -1], [3, -2]])
    #expect(numbers(view1.m_size |=| view2.m_size / (2, 4)) == [[0.5, 0], [0.25, 0]])
    #expect(
      numbers(view1 |=| view2.m_edges * (1, 2, 3, 4) + (5, 6, 7, 8)) == [[1, 5], [2, 6], [3, 7], [4, 8]])
    #expect(
      numbers(view1 |=| view2.m_edges / (1, 2, 4, 8) - (1, 2, 3, 4)) == [
        [1, -1], [0.5, -2], [0.25, -3], [0.125, -4],
      ])
  }

  @Test func acceptsEveryNumberType() {
    let top = view2.m_top
    let attributes = [
      top + CGFloat(5), top + 5.0, top + Float(5), top + 5, top + Int32(5), top + Int64(5), top + UInt(5),
      top + UInt32(5), top + UInt64(5),
    ]
    for attribute in attributes { #expect(numbers(view1 |=| attribute) == [[1, 5]]) }
  }

  /// In the original library, `+` mutates the attribute, so the constants would be 5 and 10.
  @Test func doesNotMutateTheAttribute() {
    let top = view2.m_top
    #expect(numbers(view1 |=| top + 5) == [[1, 5]])
    #expect(numbers(view1 |=| top + 5) == [[1, 5]])
  }

  /// Numbers on the left side count too: left * 2 + 10 == right + 30 is equivalent to left == right / 2 + 10.
  @Test func arithmeticOnTheLeftSide() {
    #expect(numbers(view1.m_left * 2 + 10 |=| view2.m_left + 30) == [[0.5, 10]])
    let negative = view1.m_left * -1 |<| view2.m_left - 50
    // -left <= other - 50 is equivalent to left >= 50 - other.
    #expect(numbers(negative) == [[-1, 50]])
    #expect(negative.layoutConstraints[0].relation == .greaterThanOrEqual)
  }

  @Test func multipliedNumbersRemainDistances() {
    view1.m_left * 2 |=| 100
    view1.m_top |=| (20 ! .required) * 2
    view1.m_width / 2 |=| 30
    // left = 100 / 2, top = 20 * 2, width = 30 * 2.
    let frame = stage.frame(view1)
    #expect(frame.origin == CGPoint(x: 50, y: 40) && frame.width == 60)
  }

  @Test func numbersCanHaveAPriority() {
    let made = view1 |=| view2.m_width + (20 ! .low)
    #expect(made.layoutConstraints.map(\.priority.rawValue) == [250])
    #expect(numbers(made) == [[1, 20]])
  }

  /// The priority on the right side takes precedence over the priority on the left side, which takes precedence over
  /// the default.
  @Test func prioritiesOnBothSides() {
    #expect((view1.m_top ! .low |=| view2).layoutConstraints[0].priority == .defaultLow)
    #expect((view1.m_top ! .low |=| view2.m_top ! .high).layoutConstraints[0].priority == .defaultHigh)
  }

  @Test func prioritiesOfTuples() {
    let two = view1.m_size |=| (10, 20 ! .low) ! .high
    #expect(two.layoutConstraints.map(\.priority.rawValue) == [750, 250])
    let four = view1.m_frame |=| (1, 2, 3, 4) ! 321
    #expect(four.layoutConstraints.map(\.priority.rawValue) == [321, 321, 321, 321])
    let raw = view1.m_size |=| (10, 20) ! UILayoutPriority(12.5)
    #expect(raw.layoutConstraints.map(\.priority.rawValue) == [12.5, 12.5])
    #expect((view1.m_width |=| 10 ! .defaultHigh).layoutConstraints[0].priority == .defaultHigh)
    #expect((view1.m_frame |=| (1, 2, 3, 4) ! .medium).layoutConstraints[0].priority.rawValue == 500)
    #expect((view1.m_frame |=| (1, 2, 3, 4) ! .defaultLow).layoutConstraints[3].priority.rawValue == 250)
  }

  @Test(
    arguments: [
      (MortarLayoutPriority.low, 250), (.medium, 500), (.high, 750), (.req, 1000), (.required, 1000),
    ] as [(MortarLayoutPriority, Float)])
  func namedPriorities(_ priority: MortarLayoutPriority, _ value: Float) {
    #expect(priority.layoutPriority().rawValue == value)
  }

  @Test func aliases() {
    #expect(MortarAliasLayoutPriorityDefaultLow.rawValue == 250)
    #expect(MortarAliasLayoutPriorityDefaultMedium.rawValue == 500)
    #expect(MortarAliasLayoutPriorityDefaultHigh.rawValue == 750)
    #expect(MortarAliasLayoutPriorityDefaultRequired.rawValue == 1000)
  }

  // MARK: Insets, in a view2 of 80 x 40 at (100, 60)

  @Test func insetsOfEdges() {
    view1 |=| view2.m_edges ~ (1, 2, 3, 4)
    // The insets are in the order top, left, bottom, right. The result extends from (102, 61) to (176, 97).
    #expect(stage.frame(view1) == rect(102, 61, 74, 36))
  }

  @Test func insetsByOneNumber() {
    view1 |=| view2.m_edges ~ 10
    #expect(stage.frame(view1) == rect(110, 70, 60, 20))
  }

  @Test func insetsFromASize() {
    view1.m_size |=| view2.m_size ~ (10, 20)
    #expect(stage.frame(view1).size == CGSize(width: 70, height: 20))
  }

  @Test func insetsOfSidesAndCaps() {
    view1.m_sides |=| view2.m_sides ~ (5, 6)
    view1.m_caps |=| view2.m_caps ~ (7, 8)
    #expect(stage.frame(view1) == rect(105, 67, 69, 25))
  }

  @Test func insetsByUIEdgeInsets() {
    let insets = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
    view1 |=| view2.m_edges ~ insets
    // The width is 80 - 24, and the height is 40 - 16.
    #expect(stage.frame(view1) == rect(108, 64, 56, 24))
    stage.view3.m_size |=| view2.m_size ~ insets
    stage.view3.m_center |=| view2.m_center ~ insets
    #expect(stage.frame(stage.view3) == rect(108, 64, 56, 24))
  }

  /// The precedence of `~` is lower than that of `+`, and the precedence of `*` is higher.
  @Test func combinedInsetsAndOffsets() {
    #expect(numbers(view1 |=| view2.m_sides * 2 + 1 ~ (5, 6)) == [[2, 6], [2, -5]])
  }

  /// Expressions that are not layout statements keep their meaning and their types.
  @Test func ordinaryArithmeticIsUnaffected() {
    let (count, width): (Int, CGFloat) = (3, 10)
    let bits = ~5 & 7
    #expect(bits == 2)
    let sum = 500 - (8 * 7) - width / 2 * 3 + 4 - width * 2
    #expect(sum == 413)
    let mixed = count * width
    #expect(mixed == 30)
    #expect(!(width > 20))
    let optional: CGFloat? = nil
    #expect((optional ?? width) * 2 + 1 == 21)
  }
}
